import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useHost } from '../host';
import { isFocusOutside } from './is-focus-outside';
import { focusTitle } from './use-title-focus';

/** The focused control, and the position of its list item. */
type Focused = { control: HTMLElement; index: number };

/**
 * Moves the focus to a replacement when the focused control inside `box` is removed, for example with its row. Without a
 * replacement, it moves to the title of the view.
 * @param replacementOf receives the removed control and the position that its list item had, or -1
 */
export function useKeptFocus(
  box: RefObject<HTMLElement | null>,
  replacementOf: (lost: HTMLElement, index: number) => HTMLElement | null | undefined,
): void {
  const { element } = useHost();
  const focused = useRef<Focused>(undefined);

  const follow = useEffectEvent((target: EventTarget | null) => {
    // When a control is removed, React focuses the first one of the widget; that is not the viewer's choice.
    if (focused.current && !focused.current.control.isConnected) return;
    const isInside = target instanceof HTMLElement && box.current?.contains(target);
    focused.current = isInside ? { control: target, index: indexOf(target) } : undefined;
  });
  useEffect(() => {
    const root = element.shadowRoot;
    const handleFocus = ({ target }: Event) => follow(target);
    root?.addEventListener('focusin', handleFocus);
    return () => root?.removeEventListener('focusin', handleFocus);
  }, [element]);

  // Runs after each render, because only then is the removal known.
  useLayoutEffect(() => {
    if (!focused.current) return;
    const { control, index } = focused.current;
    if (control.isConnected) {
      focused.current = { control, index: indexOf(control) };
      return;
    }
    focused.current = undefined;
    if (isFocusOutside(element)) return;
    const replacement = replacementOf(control, index);
    if (replacement) replacement.focus();
    else focusTitle(element);
  });
}

function indexOf(control: HTMLElement): number {
  const item = control.closest('li');
  return item ? Array.prototype.indexOf.call(item.parentElement?.children, item) : -1;
}
