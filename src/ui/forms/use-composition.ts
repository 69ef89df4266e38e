import { type SyntheticEvent, useRef, useState } from 'react';

/**
 * Tracks whether an input method composes text in an element. Every event sets the state anew, because not every
 * composition is followed by its `compositionend`.
 * @returns the state as of the last render, one that is always current, and a function that reads an event of a field
 */
export function useComposition() {
  const [isComposing, setComposing] = useState(false);
  const current = useRef(false);

  function follow({ nativeEvent }: SyntheticEvent): void {
    current.current = nativeEvent.type === 'compositionstart' || isPartOfComposition(nativeEvent);
    setComposing(current.current);
  }
  return { isComposing, isActive: () => current.current, follow };
}

function isPartOfComposition(event: Event): boolean {
  return 'isComposing' in event && event.isComposing === true;
}
