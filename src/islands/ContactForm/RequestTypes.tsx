import { REQUEST_TYPES } from '#site/domain/lead.ts';
import { FIELDS } from '#site/domain/leadFields.ts';
import styles from './RequestTypes.module.css';
import type { FormWords } from './words.ts';

interface Props {
  words: Pick<FormWords, 'typeLegend' | 'types'>;
  chosen: string;
  error: string | undefined;
}

const { name } = FIELDS.requestType;

/** What the request is about, as tiles. Renders a <fieldset>. */
export function RequestTypes({ words, chosen, error }: Props) {
  return (
    <fieldset
      id={name}
      className={styles.types}
      tabIndex={-1}
      aria-describedby={error === undefined ? undefined : `${name}-erreur`}
    >
      <legend>{words.typeLegend}</legend>
      {REQUEST_TYPES.map((type) => (
        <label key={type}>
          <input type="radio" name={name} value={type} defaultChecked={type === chosen} />
          {words.types[type]}
        </label>
      ))}
      {error !== undefined && <p id={`${name}-erreur`}>{error}</p>}
    </fieldset>
  );
}
