import type { Inline, Inlines } from '#site/content/pipeline/prose.ts';
import { each } from './each.ts';
import { ManageCookies } from './ManageCookies.tsx';
import { NewTabLink } from './NewTabLink.tsx';
import { plainText } from './plainText.ts';

interface Props {
  content: Inlines;
  /** Said after the name of a link that leaves the site. */
  newTab: string;
}

/** The address that stands for the button reopening the consent dialog. */
const MANAGE_COOKIES = '#gerer-mes-cookies';

function render(inline: Inline, newTab: string) {
  if (inline.kind === 'text') return inline.text;
  if (inline.kind === 'code') return <code>{inline.text}</code>;
  const children = <InlineText content={inline.children} newTab={newTab} />;
  if (inline.kind !== 'link') {
    const Emphasis = inline.kind === 'strong' ? 'strong' : 'em';
    return <Emphasis>{children}</Emphasis>;
  }
  if (inline.href === MANAGE_COOKIES)
    return <ManageCookies variant="button">{children}</ManageCookies>;
  if (!inline.href.startsWith('http')) return <a href={inline.href}>{children}</a>;
  return (
    <NewTabLink href={inline.href} newTab={newTab}>
      {plainText(inline.children)}
    </NewTabLink>
  );
}

/** A line of prose: text, emphasis, links. Renders no element of its own. */
export function InlineText({ content, newTab }: Props) {
  return each(content, (inline) => render(inline, newTab));
}
