import { DRAWN_ONLY } from '#site/components/drawnOnly.ts';
import type { Scene } from './drawing.ts';
import styles from './Figure.module.css';
import { kitOf } from './toolKits.ts';

interface Props {
  scene: Scene;
}

/** The drawing of a mode, from its numbers, with the same in words. Renders a <div>, or nothing. */
export function Figure({ scene }: Props) {
  const caption = scene.words.tool.modes[scene.mode.id]?.drawing;
  const drawing = kitOf(scene.tool.id).draw?.(scene);
  if (!drawing || caption === undefined) return null;
  return (
    // One picture to those who hear it, whatever it is made of: its words stand in its name.
    <div role="img" aria-label={`${caption}\u00a0: ${drawing.told.join('\u202f; ')}.`}>
      <figure className={styles.figure} {...DRAWN_ONLY}>
        <figcaption>
          {caption}
          {drawing.legend?.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </figcaption>
        {drawing.picture}
      </figure>
    </div>
  );
}
