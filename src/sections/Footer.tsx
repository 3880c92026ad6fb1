import { each } from '#site/components/each.ts';
import { ManageCookies } from '#site/components/ManageCookies.tsx';
import { NewTabLink } from '#site/components/NewTabLink.tsx';
import { type Mark, Wordmark } from '#site/components/Wordmark.tsx';
import type { Company } from '#site/content/company.ts';
import type { Navigation } from '#site/content/navigation.ts';
import type { Partner } from '#site/content/partners.ts';
import type { Action } from '#site/content/text.ts';
import type { PhoneLink } from '#site/domain/phone.ts';
import styles from './Footer.module.css';

interface Props {
  mark: Mark;
  words: Navigation['footer'];
  newTab: string;
  company: Pick<Company, 'name' | 'tagline' | 'email'>;
  phone: PhoneLink;
  partners: readonly Pick<Partner, 'name' | 'url'>[];
}

function links(actions: readonly Action[]) {
  return each(actions, ({ label, href }) => (
    <li>
      <a href={href}>{label}</a>
    </li>
  ));
}

export function Footer({ mark, words, newTab, company, phone, partners }: Props) {
  return (
    <footer className={styles.footer} data-ground="night">
      <p className={styles.about}>
        <Wordmark mark={mark} alt={company.name} loading="lazy" />
        {` ${company.tagline}.\n${words.description} `}
        <a href={phone.href}>{phone.display}</a>{' '}
        <a href={`mailto:${company.email}`}>{company.email}</a>
      </p>
      <ul aria-label={words.siteLabel}>{links(words.site)}</ul>
      <ul aria-label={words.legalLabel}>
        {links(words.legal)}
        <li>
          <ManageCookies>{words.manageCookies}</ManageCookies>
        </li>
      </ul>
      <ul aria-label={words.partnersLabel}>
        {each(partners, ({ name, url }) => (
          <li>
            <NewTabLink href={url} newTab={newTab}>
              {name}
            </NewTabLink>
          </li>
        ))}
      </ul>
    </footer>
  );
}
