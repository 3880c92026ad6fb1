import logo from '#site/assets/logos/logo-neg.svg?url';
import { ManageCookies } from '#site/components/ManageCookies.tsx';
import { NewTabLink } from '#site/components/NewTabLink.tsx';
import type { Company } from '#site/content/company.ts';
import type { Navigation } from '#site/content/navigation.ts';
import type { Partner } from '#site/content/partners.ts';
import type { Action } from '#site/content/text.ts';
import type { PhoneLink } from '#site/domain/phone.ts';
import styles from './Footer.module.css';

interface Props {
  words: Navigation['footer'];
  newTab: string;
  company: Pick<Company, 'name' | 'tagline' | 'email'>;
  phone: PhoneLink;
  partners: readonly Pick<Partner, 'name' | 'url'>[];
}

function links(actions: readonly Action[]) {
  return actions.map(({ label, href }) => (
    <a key={href} href={href}>
      {label}
    </a>
  ));
}

export function Footer({ words, newTab, company, phone, partners }: Props) {
  return (
    <footer className={styles.footer} data-ground="night">
      <p className={styles.about}>
        <img src={logo} alt={company.name} width="276" height="64" loading="lazy" />
        {company.tagline}.
        <br />
        {words.description}
        <a href={phone.href}>{phone.display}</a>
        <a href={`mailto:${company.email}`}>{company.email}</a>
      </p>
      <nav aria-label={words.siteLabel}>{links(words.site)}</nav>
      <nav aria-label={words.legalLabel}>
        {links(words.legal)}
        <ManageCookies>{words.manageCookies}</ManageCookies>
      </nav>
      <nav aria-label={words.partnersLabel}>
        {partners.map(({ name, url }) => (
          <NewTabLink key={url} href={url} newTab={newTab}>
            {name}
          </NewTabLink>
        ))}
      </nav>
    </footer>
  );
}
