import type { Rates } from '#site/domain/rates.ts';
import { estimateSavings } from '#site/domain/savings.ts';
import { Controls } from './Controls.tsx';
import { Formulas } from './Formulas.tsx';
import { Readout } from './Readout.tsx';
import styles from './SavingsSimulator.module.css';
import { Tools } from './Tools.tsx';
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
  const { root, texts, parsed, isLive, change } = useSimulation({
    ...words.example,
    ...words.counters,
  });
  const plant = parsed.ok ? parsed.plant : undefined;
  const found = plant && { plant, estimate: estimateSavings(plant, rates) };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's, and nothing is sent.
    <div ref={root} id={ID} className={styles.simulator} role="group" aria-labelledby={TITLE}>
      <div className={styles.face} data-ground="cabinet">
        <h3 id={TITLE}>{words.title}</h3>
        <Controls
          words={words}
          texts={texts}
          faults={parsed.ok ? {} : parsed.faults}
          isLive={isLive}
          onChange={change}
        />
        <p>{words.note}</p>
        <Formulas words={words.formulas} />
      </div>
      <Readout words={words} found={found} isLive={isLive}>
        <Tools words={words} plant={isLive ? plant : undefined} />
      </Readout>
    </div>
  );
}
