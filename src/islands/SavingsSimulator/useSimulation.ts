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
  /** The script has come: what needs it may show. */
  readonly isLive: boolean;
  readonly change: (texts: Partial<PlantTexts>) => void;
}

/** While typing "0,15", "0" is not an error yet: it becomes one after a pause. */
const CALM_MS = 800;

/** The state is the text of the fields, valid or not; everything else is computed from it. */
export function useSimulation(example: Plant): Simulation {
  const root = useRef<HTMLDivElement>(null);
  const [texts, setTexts] = useState(() => textsOf(example));
  const [isLive, setLive] = useState(false);
  useEffect(() => {
    setTexts((shown) => ({
      ...shown,
      ...(fromQuery(location.search, shown) ?? typedBefore(root.current, shown)),
    }));
    setLive(true);
  }, []);
  const [calm, setCalm] = useState(texts);
  const [possible, setPossible] = useState(texts);
  useEffect(() => {
    if (parsePlant(texts).ok) setPossible(texts);
    const timer = setTimeout(() => setCalm(texts), CALM_MS);
    return () => clearTimeout(timer);
  }, [texts]);
  const now = parsePlant(texts);
  const parsed = now.ok || calm === texts ? now : parsePlant(possible);
  const change = (changed: Partial<PlantTexts>) => setTexts((old) => ({ ...old, ...changed }));
  return { root, texts, parsed, isLive, change };
}
