import { ButtonLink } from '#site/components/ButtonLink.tsx';
import type { ZoneContent } from '#site/content/zone.ts';
import styles from './ZoneFinder.module.css';

interface Props {
  words: Pick<ZoneContent, 'finder' | 'action'>;
  phoneHref: string;
}

const ID = 'code-postal';
const EXAMPLE_ID = 'zone-exemple';

/** Says at once whether we come (behaviors/zoneFinder.ts); without a script, the list does. Renders a <div>. */
export function ZoneFinder({ words: { finder, action }, phoneHref }: Props) {
  return (
    <div className={`screen-only ${styles.finder}`} data-ground="night">
      <p className="needs-script">
        <label htmlFor={ID}>{finder.label}</label>
        <input
          type="text"
          id={ID}
          autoComplete="postal-code"
          maxLength={40}
          aria-describedby={EXAMPLE_ID}
        />
        {/* Empty when the page opens: else what it holds would be said then. */}
        <span
          aria-live="polite"
          aria-atomic="true"
          data-inside={finder.inside}
          data-outside={finder.outside}
          data-unknown={finder.unknown}
        />{' '}
        <span id={EXAMPLE_ID}>{finder.example}</span>
      </p>
      <ButtonLink variant="call" href={phoneHref}>
        {finder.call}
      </ButtonLink>{' '}
      <ButtonLink variant="line" href={action.href}>
        {action.label}
      </ButtonLink>
    </div>
  );
}
