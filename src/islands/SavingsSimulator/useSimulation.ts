import { type RefObject, useEffect, useRef, useState } from 'react';
import { frenchAmount } from '#site/domain/amounts.ts';
import {
  type ParsedPlant,
  type Plant,
  type PlantTexts,
  parsePlant,
  textsOf,
} from '#site/domain/plant.ts';
import { PLANT_FIELD_NAMES, PLANT_FIELDS } from '#site/domain/plantFields.ts';
import { fromQuery } from '#site/domain/plantQuery.ts';
import { useCalm } from '#site/islands/useCalm.ts';

/** Fields are named in addresses and in the page alike; the slider beside one stands next to it. */
export const sliderId = (name: string): string => `${name}-curseur`;

/** What was typed or moved before the script came. */
function typedBefore(root: HTMLElement | null, shown: PlantTexts): Partial<PlantTexts> {
  const changed = (id: string) => {
    const input = root?.querySelector(`#${id}`);
    return input instanceof HTMLInputElement && input.value !== input.defaultValue
      ? input.value
      : undefined;
  };
  return Object.fromEntries(
    PLANT_FIELD_NAMES.map((field) => {
      const { name } = PLANT_FIELDS[field];
      const slid = changed(sliderId(name));
      const text = changed(name) ?? (slid && frenchAmount(Number(slid)));
      return [field, text ?? shown[field]];
    }),
  );
}

interface Simulation {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly texts: PlantTexts;
  readonly parsed: ParsedPlant;
  /** What has rested since the visitor changed something: said aloud. */
  readonly rested: ParsedPlant | undefined;
  /** The script has come: what needs it may show. */
  readonly isLive: boolean;
  readonly change: (texts: Partial<PlantTexts>) => void;
}

/** The state is the text of the fields, valid or not; everything else is computed from it. */
export function useSimulation(example: Plant): Simulation {
  const root = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState(() => ({ texts: textsOf(example), isTouched: false }));
  const [isLive, setLive] = useState(false);
  useEffect(() => {
    setAsked(({ texts, isTouched }) => ({
      texts: {
        ...texts,
        ...(fromQuery(location.search, texts) ?? typedBefore(root.current, texts)),
      },
      isTouched,
    }));
    setLive(true);
  }, []);
  const { texts } = asked;
  const calm = useCalm(asked);
  const [possible, setPossible] = useState(texts);
  useEffect(() => {
    if (parsePlant(texts).ok) setPossible(texts);
  }, [texts]);
  const now = parsePlant(texts);
  const rested = parsePlant(calm.texts);
  // Until a fault has rested, what was shown stays: a result, or the fault before.
  const shown = rested.ok ? parsePlant(possible) : rested;
  return {
    root,
    texts,
    parsed: now.ok || calm === asked ? now : shown,
    rested: calm.isTouched ? rested : undefined,
    isLive,
    change: (changed) =>
      setAsked((old) => ({ texts: { ...old.texts, ...changed }, isTouched: true })),
  };
}
