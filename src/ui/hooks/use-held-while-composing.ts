import { useLayoutEffect, useRef, useState } from 'react';

/** Not every composition is followed by its `compositionend`, so each of these sets the state anew. */
const FOLLOWED = [
  'compositionstart',
  'compositionend',
  'input',
  'keydown',
  'pointerdown',
  'focusin',
] as const;

/**
 * Returns the value, and the former one while an input method composes in any field of the page, because screen readers
 * would announce the change.
 */
export function useHeldWhileComposing<Value>(value: Value): Value {
  const isComposing = useIsComposing();
  const held = useRef(value);
  if (!isComposing) held.current = value;
  return held.current;
}

function useIsComposing(): boolean {
  const [isComposing, setComposing] = useState(false);
  // Before the view is live, when the loader reports a composition that has begun earlier.
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function follow(event: Event) {
      clearTimeout(timer);
      if (event.type === 'compositionstart' || (event as InputEvent).isComposing) setComposing(true);
      // Firefox dispatches the `input` event of the committed text after the end, and forms handle it first.
      else timer = setTimeout(() => setComposing(false));
    }
    for (const type of FOLLOWED) document.addEventListener(type, follow, true);
    return () => {
      clearTimeout(timer);
      for (const type of FOLLOWED) document.removeEventListener(type, follow, true);
    };
  }, []);
  return isComposing;
}
