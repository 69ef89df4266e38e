import { useEffect, useState } from 'react';
import { useHost } from '../host';

/**
 * Whether the viewer has stopped the countdown of a page that is left by itself, since this component was mounted (OQ-102).
 */
export function useStay(): boolean {
  const { element } = useHost();
  const [isStaying, setStaying] = useState(false);
  useEffect(() => onStay(element, () => setStaying(true)), [element]);
  return isStaying;
}

/**
 * Calls a function when a press, or a key without modifiers, begins inside the element. A key that is held down began before.
 * @returns stops listening
 */
export function onStay(element: HTMLElement, stay: () => void): () => void {
  function handleKey({ repeat, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) {
    if (!(repeat || altKey || ctrlKey || metaKey || shiftKey)) stay();
  }
  // Captured, because controls stop keys that they use.
  element.addEventListener('keydown', handleKey, true);
  element.addEventListener('pointerdown', stay, true);
  return () => {
    element.removeEventListener('keydown', handleKey, true);
    element.removeEventListener('pointerdown', stay, true);
  };
}
