import type { Key } from './engine.ts';

/** Keys as both WebDrivers write them: https://www.w3.org/TR/webdriver/#keyboard-actions */
const CODES: Record<Key, readonly string[]> = {
  Enter: ['\uE007'],
  Escape: ['\uE00C'],
  Space: [' '],
  Tab: ['\uE004'],
  ArrowRight: ['\uE014'],
  SelectAll: ['\uE009', 'a'],
};

const down = (value: string) => ({ type: 'keyDown', value });
const up = (value: string) => ({ type: 'keyUp', value });

const keyboard = (actions: readonly object[]) => [{ type: 'key', id: 'keyboard', actions }];

export const pressing = (key: Key) =>
  keyboard([...CODES[key].map(down), ...CODES[key].toReversed().map(up)]);

export const typing = (text: string) =>
  keyboard([...text].flatMap((letter) => [down(letter), up(letter)]));

const mouse = (actions: readonly object[]) => [
  { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions },
];

const move = (x: number, y: number) => ({
  type: 'pointerMove',
  origin: 'viewport',
  duration: 0,
  x: Math.round(x),
  y: Math.round(y),
});

export const pointing = (x: number, y: number) => mouse([move(x, y)]);

export const clicking = (x: number, y: number) =>
  mouse([move(x, y), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]);
