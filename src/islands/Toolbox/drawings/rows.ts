import { createElement } from 'react';
import type { Drawing } from '../drawing.ts';
import { type Row, Rows } from './Rows.tsx';

export const drawRows = (rows: readonly Row[]): Drawing => ({
  picture: createElement(Rows, { key: 'rows', rows }),
  told: rows.map(({ text }) => text),
});
