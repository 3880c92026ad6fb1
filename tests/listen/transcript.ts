// What somebody has read and found good, and how what is heard is compared with it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const FOLDER = 'tests/listen/transcripts';
const VERSIONS = `${FOLDER}/versions.txt`;

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

const OPENING = '(ouverture';

/**
 * Where one utterance ends and the next begins is Orca's: the words of each step are compared. While a page opens, so is
 * their order: the browser and Orca tell of it each in its own time.
 */
const stepsOf = (text: string): readonly string[] =>
  text.split(/^▶ /m).map((step) => {
    const lines = step.startsWith(OPENING) ? step.split('\n').toSorted() : [step];
    return lines.join(' ').replace(/\s+/g, ' ').trim();
  });

export const isSame = (heard: string, expected: string): boolean =>
  stepsOf(heard).join('\n') === stepsOf(expected).join('\n');

export const transcriptOf = (name: string) => {
  const file = `${FOLDER}/${name}.txt`;
  return { text: read(file), write: (text: string) => writeFileSync(file, text) };
};

/** "Firefox 153" of "Firefox 153.7.0": within a major version the same is said. */
const majorOf = (version: string): string => version.replace(/\.\d.*$/, '');

const recorded = (): readonly string[] => read(VERSIONS).split('\n').filter(Boolean);

/** Whether the transcripts were made with these: another browser, or another Orca, may say it otherwise. */
export const areRecorded = (versions: readonly string[]): boolean => {
  const known = recorded().map(majorOf);
  return versions.map(majorOf).every((version) => known.includes(version));
};

export function record(versions: readonly string[]): void {
  const names = versions.map((version) => version.split(' ')[0]);
  const others = recorded().filter((version) => !names.includes(version.split(' ')[0]));
  writeFileSync(VERSIONS, `${[...others, ...versions].sort().join('\n')}\n`);
}
