import { Cabinet } from '#site/components/Cabinet.tsx';
import { KeepResult } from '#site/components/KeepResult.tsx';
import { LinkedParts } from '#site/components/LinkedParts.tsx';
import { MainReading } from '#site/components/MainReading.tsx';
import type { ParsedPlant } from '#site/domain/plant.ts';
import { toQuery } from '#site/domain/plantQuery.ts';
import type { Rates } from '#site/domain/rates.ts';
import { estimateSavings } from '#site/domain/savings.ts';
import { Controls } from './Controls.tsx';
import { Formulas } from './Formulas.tsx';
import { Readout } from './Readout.tsx';
import { type Found, sayAloud, sayResult } from './said.ts';
import { useSimulation } from './useSimulation.ts';
import type { SimulatorWords } from './words.ts';

interface Props {
  words: SimulatorWords;
  rates: Rates;
}

const ID = 'simulateur';
const TITLE = `${ID}-titre`;

/** What a year of compressed air costs and could cost; without a script, a worked example. */
export function SavingsSimulator({ words, rates }: Props) {
  const { root, texts, parsed, rested, isLive, change } = useSimulation({
    ...words.example,
    ...words.counters,
  });
  const findIn = (one: ParsedPlant): Found =>
    one.ok ? { plant: one.plant, estimate: estimateSavings(one.plant, rates) } : undefined;
  const found = findIn(parsed);
  const faults = parsed.ok ? {} : parsed.faults;
  const { label, headline, note } = sayResult(words.result, found);
  const isWellKept = found?.estimate.outlook === 'wellKept';
  return (
    <Cabinet
      ref={root}
      id={ID}
      role="group"
      aria-labelledby={TITLE}
      face={
        <>
          <h3 id={TITLE}>{words.title}</h3>
          <Controls words={words} texts={texts} faults={faults} isLive={isLive} onChange={change} />
          <p>
            <LinkedParts text={words.note} />
          </p>
          <Formulas words={words.formulas} />
        </>
      }
      reading={<MainReading label={label} value={headline} note={note} isQuiet={isWellKept} />}
    >
      <Readout
        words={words}
        found={found}
        isLive={isLive}
        spoken={rested && sayAloud(words, rested.ok ? {} : rested.faults, findIn(rested))}
      >
        <KeepResult
          words={words}
          href={isLive && found ? `/?${toQuery(found.plant)}#${ID}` : undefined}
          sheet={ID}
        />
      </Readout>
    </Cabinet>
  );
}
