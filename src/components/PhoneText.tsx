import { Fragment } from 'react';
import { each } from './each.ts';

interface Props {
  text: string;
  phone: { readonly display: string; readonly href: string };
}

/** A sentence in which our number, where it stands, is a link. */
export function PhoneText({ text, phone }: Props) {
  const [first, ...rest] = text.split(phone.display);
  return (
    <>
      {first}
      {each(rest, (part) => (
        <Fragment>
          <a href={phone.href}>{phone.display}</a>
          {part}
        </Fragment>
      ))}
    </>
  );
}
