import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hasValidator, VALIDATOR } from '#scripts/validator.mjs';

interface Message {
  readonly type: 'error' | 'info' | 'non-document-error';
  readonly subType?: 'warning';
  readonly url: string;
  readonly lastLine?: number;
  readonly message: string;
}

/** The checker's CSS is years old: it knows neither @container nor animation-timeline. */
const isOfStyles = ({ message }: Message) => message.startsWith('CSS:');

const isRemark = ({ type, subType }: Message) => type === 'info' && subType !== 'warning';

// Needs Java: scripts/validator.mjs says so when it is not there.
test.skipIf(!hasValidator())('the W3C’s checker finds no fault in any page of either site', () => {
  const report = execFileSync(
    'java',
    [
      '-jar',
      VALIDATOR,
      '--format',
      'json',
      '--exit-zero-always',
      '--stdout',
      ...globSync('{dist,dist.tests}/client/**/*.html'),
    ],
    { encoding: 'utf8' },
  );
  const { messages }: { readonly messages: readonly Message[] } = JSON.parse(report);
  const faults = messages.filter((one) => !isOfStyles(one) && !isRemark(one));
  expect(faults.map(({ url, lastLine, message }) => `${url}:${lastLine} ${message}`)).toEqual([]);
});
