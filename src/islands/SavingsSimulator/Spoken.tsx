import { useEffect, useRef, useState } from 'react';

interface Props {
  text: string;
}

/** Says the result to screen readers once it has rested: not at every step of a slider. */
export function Spoken({ text }: Props) {
  const first = useRef(text);
  const [said, say] = useState('');
  useEffect(() => {
    // What was there on arrival is read with the page.
    if (said === '' && text === first.current) return;
    const timer = setTimeout(() => say(text), 700);
    return () => clearTimeout(timer);
  }, [text, said]);
  return (
    // No role: an empty status is read out as one with the page.
    <p className="visually-hidden" aria-live="polite" aria-atomic="true">
      {said}
    </p>
  );
}
