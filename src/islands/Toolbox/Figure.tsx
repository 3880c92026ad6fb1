import { Curves } from './Curves.tsx';
import type { Scene } from './drawing.ts';
import styles from './Figure.module.css';
import { Rows } from './Rows.tsx';
import { kitOf } from './toolKits.ts';

interface Props {
  scene: Scene;
}

/** The drawing of a mode, from its numbers, with the same in words. Renders a <figure>, or nothing. */
export function Figure({ scene }: Props) {
  const { drawing: caption, lines = [] } = scene.words.tool.modes[scene.mode.id] ?? {};
  const drawing = kitOf(scene.tool.id).draw?.(scene);
  if (!drawing || caption === undefined) return null;
  const told =
    drawing.kind === 'rows'
      ? drawing.rows.map(({ text }) => text)
      : [drawing.y.text, drawing.x.text, ...(drawing.marks ?? []).map(({ text }) => text)];
  const label = `${caption}\u00a0: ${told.join('\u202f; ')}.`;
  return (
    <figure className={styles.figure}>
      <figcaption>
        {caption}
        {lines.length > 1 && lines.map((line) => <span key={line}>{line}</span>)}
      </figcaption>
      {drawing.kind === 'rows' ? (
        <Rows label={label} rows={drawing.rows} />
      ) : (
        <Curves label={label} drawing={drawing} />
      )}
    </figure>
  );
}
