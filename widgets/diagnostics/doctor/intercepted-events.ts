import { TAGS } from '../known-names.build-time';

/** Events that scripts of the page cancel or stop before an element gets them. */
export type InterceptedEvents = { tag: string; events: readonly string[] };

const bubbling = { bubbles: true, cancelable: true, composed: true } as const;
const key = (name: string, keyCode: number) =>
  new KeyboardEvent('keydown', { key: name, keyCode, ...bubbling });

const TRIALS: readonly (readonly [name: string, create: () => Event])[] = [
  ['keydown', () => key('a', 65)],
  ['keydown (Backspace)', () => key('Backspace', 8)],
  ['keydown (←)', () => key('ArrowLeft', 37)],
  ['paste', () => new Event('paste', bubbling)],
  ['mousedown', () => new MouseEvent('mousedown', bubbling)],
  ['click', () => new MouseEvent('click', bubbling)],
];

/** Tries events on the first field of each element. Neither the element nor bubbling listeners of the page get them. */
export function interceptedEvents(): InterceptedEvents[] {
  return TAGS.flatMap((tag) => {
    const element = document.querySelector(tag);
    const field = element?.shadowRoot?.querySelector('input');
    if (!element || !field) return [];
    const events = TRIALS.filter(([, create]) => isIntercepted(element, field, create())).map(
      ([name]) => name,
    );
    return events.length > 0 ? [{ tag, events }] : [];
  });
}

function isIntercepted(element: Element, field: Element, event: Event): boolean {
  let arrives = false;
  const stop = () => {
    arrives = !event.defaultPrevented;
    event.stopImmediatePropagation();
  };
  element.addEventListener(event.type, stop, true);
  field.dispatchEvent(event);
  element.removeEventListener(event.type, stop, true);
  return !arrives;
}
