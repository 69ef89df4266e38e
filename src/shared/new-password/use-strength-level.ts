import { type RefObject, useEffect, useState } from 'react';
import { useHeldWhileComposing } from '#ui/hooks/use-held-while-composing';
import { passwordStrength, type StrengthLevel, strengthLevel } from './password-strength';

/**
 * Interval in milliseconds. Some password managers fill in values without an event, so the field is polled.
 */
const READ_MS = 500;
const VALUE_EVENTS = ['input', 'compositionend', 'change', 'focusin', 'focusout'] as const;

/** Returns the strength of the password in an element's first input. The password itself is not stored. */
export function useStrengthLevel(element: RefObject<HTMLElement | null>): StrengthLevel {
  const [level, setLevel] = useState<StrengthLevel>(0);

  useEffect(() => {
    const box = element.current;
    function read() {
      setLevel(strengthLevel(passwordStrength(box?.querySelector('input')?.value ?? '')));
    }
    read();
    for (const event of VALUE_EVENTS) box?.addEventListener(event, read);
    const timer = setInterval(read, READ_MS);
    return () => {
      for (const event of VALUE_EVENTS) box?.removeEventListener(event, read);
      clearInterval(timer);
    };
  }, [element]);
  // An input method can compose in a revealed password.
  return useHeldWhileComposing(level);
}
