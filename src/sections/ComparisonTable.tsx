import { each } from '#site/components/each.ts';
import { syllables } from '#site/components/syllables.ts';
import type { SolutionSection } from '#site/content/solutionsPage.ts';
import { forEars } from '#site/domain/amounts.ts';
import styles from './ComparisonTable.module.css';

/** Of a temperature below zero: drawn for eyes, a word for ears. */
const SIGN = '−';

interface Props {
  words: SolutionSection['comparison'];
  /** Its cells are numbers, and the titles hold their units. */
  isNumeric?: boolean;
}

/** Words of the titles fit in so many columns on phones; in more, they break between syllables. */
const FEW_COLUMNS = 3;

/** What engineers compare before they choose; the first cell of a row names it. */
export function ComparisonTable({ words, isNumeric = false }: Props) {
  const isTight = isNumeric && words.columns.length > FEW_COLUMNS;
  return (
    <table
      className={styles.table}
      data-columns={words.columns.length}
      data-numeric={isNumeric ? '' : undefined}
    >
      <caption>
        <b>{words.title}</b>
        {` ${words.note}`}
      </caption>
      {/* Without a thead: it says no more than the scope, and five tables have five elements less. */}
      <tbody>
        <tr>
          {each(words.columns, (name) => (
            <th scope="col">{isTight ? syllables(name) : name}</th>
          ))}
        </tr>
        {words.rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {each(cells, (cell) =>
              cell.startsWith(SIGN) ? (
                <td data-cold>
                  <span className="visually-hidden">{forEars(SIGN)}</span>
                  {cell.slice(SIGN.length)}
                </td>
              ) : (
                <td>{cell}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
