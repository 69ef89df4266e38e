import { type RefObject, useEffect, useState } from 'react';
import { passwordStrength, type StrengthLevel, strengthLevel } from './password-strength';

/** Some password fillers write values without any event; a look at the fields this often finds them. */
const LOOK_MS = 500;
const EVENTS = ['input', 'change', 'focusin', 'focusout'] as const;

/** What is to be said about the two fields; never the password itself. */
type Typed = { level: StrengthLevel; isSame: boolean };

/** Watches the two password fields inside an element. */
export function useTypedPassword(element: RefObject<HTMLElement | null>): Typed {
  const [level, setLevel] = useState<StrengthLevel>(0);
  const [isSame, setSame] = useState(false);

  useEffect(() => {
    const box = element.current;
    function look() {
      const [password = '', confirmation = ''] = [...(box?.querySelectorAll('input') ?? [])].map(
        (input) => input.value,
      );
      setLevel(strengthLevel(passwordStrength(password)));
      setSame(password === confirmation);
    }
    look();
    for (const event of EVENTS) box?.addEventListener(event, look);
    const timer = setInterval(look, LOOK_MS);
    return () => {
      for (const event of EVENTS) box?.removeEventListener(event, look);
      clearInterval(timer);
    };
  }, [element]);
  return { level, isSame };
}
