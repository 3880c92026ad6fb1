import { Fragment } from 'react';
import { each } from './each.ts';

interface Props {
  text: string;
}

/** A text in which the figure of CO2 is lowered: our font has no such character of its own. */
export function Co2({ text }: Props) {
  const [first, ...rest] = text.split('CO2');
  return (
    <>
      {first}
      {each(rest, (part) => (
        <Fragment>
          CO<sub>2</sub>
          {part}
        </Fragment>
      ))}
    </>
  );
}
