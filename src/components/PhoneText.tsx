interface Props {
  text: string;
  phone: { readonly display: string; readonly href: string };
}

/** A sentence in which our number, where it stands, is a link. */
export function PhoneText({ text, phone }: Props) {
  const [before, after] = text.split(phone.display, 2);
  return (
    <>
      {before}
      {after !== undefined && <a href={phone.href}>{phone.display}</a>}
      {after}
    </>
  );
}
