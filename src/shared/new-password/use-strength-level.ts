import { type RefObject, useEffect, useState } from 'react';
import { passwordStrength, type StrengthLevel, strengthLevel } from './password-strength';

/**
 * Interval in milliseconds. Some password managers fill in values without an event, so the field is polled.
 */
const READ_MS = 500;
const EVENTS = ['input', 'compositionend', 'change', 'focusin', 'focusout'] as const;

/** Returns the strength of the password in an element's first input. The password itself is not stored. */
export function useStrengthLevel(element: RefObject<HTMLElement | null>): StrengthLevel {
  const [level, setLevel] = useState<StrengthLevel>(0);

  useEffect(() => {
    const box = element.current;
    let isComposing = false;
    function read() {
      // Screen readers announce the level, and an input method can compose in a revealed password.
      if (isComposing) return;
      setLevel(strengthLevel(passwordStrength(box?.querySelector('input')?.value ?? '')));
    }
    function handleEvent(event: Event) {
      isComposing = (event as InputEvent).isComposing ?? false;
      read();
    }
    read();
    for (const event of EVENTS) box?.addEventListener(event, handleEvent);
    const timer = setInterval(read, READ_MS);
    return () => {
      for (const event of EVENTS) box?.removeEventListener(event, handleEvent);
      clearInterval(timer);
    };
  }, [element]);
  return level;
}
