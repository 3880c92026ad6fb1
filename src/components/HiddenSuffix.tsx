interface Props {
  /** What tells this link from others with the same words. */
  children: string;
}

/** " : air comprimé", read aloud after a visible label. Renders a <span>. */
export function HiddenSuffix({ children }: Props) {
  return <span className="visually-hidden">{`\u00a0: ${children}`}</span>;
}
