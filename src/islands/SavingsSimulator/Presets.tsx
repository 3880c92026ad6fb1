import { useRef } from 'react';
import { Choice } from '#site/components/Choice.tsx';
import { frenchAmount } from '#site/domain/amounts.ts';
import type { PlantTexts } from '#site/domain/plant.ts';
import type { Preset, SimulatorWords } from './words.ts';

interface Props {
  words: Pick<SimulatorWords, 'presets' | 'presetsLabel' | 'presetsNone'>;
  texts: PlantTexts;
  onChoose: (texts: Partial<PlantTexts>) => void;
}

const textsOfPreset = ({ powerKw, hoursPerYear, loadPercent }: Preset) => ({
  powerKw: frenchAmount(powerKw),
  hoursPerYear: frenchAmount(hoursPerYear),
  loadPercent: frenchAmount(loadPercent),
  isCounted: false,
});

/** An example by industry; it shows as chosen as long as its values stand in the fields. Without one, what stood there. */
export function Presets({ words, texts, onChoose }: Props) {
  const isShown = (preset: Preset) => {
    const { powerKw, hoursPerYear, loadPercent } = textsOfPreset(preset);
    return (
      !texts.isCounted &&
      texts.powerKw === powerKw &&
      texts.hoursPerYear === hoursPerYear &&
      texts.loadPercent === loadPercent
    );
  };
  const shown = words.presets.find(isShown);
  const own = useRef<Partial<PlantTexts>>({});
  return (
    <Choice
      label={words.presetsLabel}
      value={shown?.label ?? ''}
      onChange={({ target }) => {
        const preset = words.presets.find(({ label }) => label === target.value);
        if (!shown) {
          const { powerKw, hoursPerYear, loadPercent, isCounted } = texts;
          own.current = { powerKw, hoursPerYear, loadPercent, isCounted };
        }
        onChoose(preset ? textsOfPreset(preset) : own.current);
      }}
    >
      <option value="">{words.presetsNone}</option>
      {words.presets.map(({ label }) => (
        <option key={label}>{label}</option>
      ))}
    </Choice>
  );
}
