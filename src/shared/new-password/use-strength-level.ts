import { type RefObject, useEffect, useState } from 'react';
import { passwordStrength, type StrengthLevel, strengthLevel } from './password-strength';

/** Some password fillers write values without any event; reading the field this often finds them. */
const READ_MS = 500;
const EVENTS = ['input', 'change', 'focusin', 'focusout'] as const;

/** How strong the password is that the first input inside an element holds; the password itself is never kept. */
export function useStrengthLevel(element: RefObject<HTMLElement | null>): StrengthLevel {
  const [level, setLevel] = useState<StrengthLevel>(0);

  useEffect(() => {
    const box = element.current;
    function read() {
      setLevel(strengthLevel(passwordStrength(box?.querySelector('input')?.value ?? '')));
    }
    read();
    for (const event of EVENTS) box?.addEventListener(event, read);
    const timer = setInterval(read, READ_MS);
    return () => {
      for (const event of EVENTS) box?.removeEventListener(event, read);
      clearInterval(timer);
    };
  }, [element]);
  return level;
}
