interface Props {
  href: string;
  /** "nouvel onglet": said by screen readers after the name. */
  newTab: string;
  children: string;
}

/** A link to another site, in a new tab, announced. Renders an <a>. */
export function NewTabLink({ href, newTab, children }: Props) {
  return (
    <a href={href} target="_blank" rel="noopener external" aria-label={`${children} (${newTab})`}>
      {children}
    </a>
  );
}
