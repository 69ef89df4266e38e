import { type ComponentType, createContext, useCallback, useContext, useMemo, useRef, useState } from 'react';
import type { Elements } from '../elements';
import { useHeldWhileComposing } from '../hooks/use-held-while-composing';
import { type ToastEntry, type ToastOptions, withoutToast, withToast } from './toast-list';

export type Toasts = {
  /**
   * Shows a short message above the page. Do not call it from an open modal dialog: screen readers cannot reach content
   * outside the dialog.
   */
  show(toast: ToastOptions): void;
  /** Removes the visible toasts, for example before a retry. Those held by a composition are still to be shown. */
  clear(): void;
};

export type ToastStackProps = { list: readonly ToastEntry[]; onRemove(id: number): void };

const ToastContext = createContext<Toasts | null>(null);
let Stack: ComponentType<ToastStackProps> | undefined;

/** Registers the component that renders toasts. Views without toasts do not load it. */
export function registerToastStack(stack: ComponentType<ToastStackProps>): void {
  Stack = stack;
}

/** Holds and renders the toasts of a widget. */
export function ToastProvider({ children }: { children: Elements }) {
  const [list, setList] = useState<readonly ToastEntry[]>([]);
  const shown = useHeldWhileComposing(list);
  const visible = useRef(shown);
  visible.current = shown;
  const lastId = useRef(0);
  const toasts = useMemo<Toasts>(
    () => ({
      show(toast) {
        lastId.current += 1;
        const entry = { ...toast, id: lastId.current, round: lastId.current };
        setList((before) => withToast(before, entry));
      },
      clear() {
        const { current } = visible;
        if (current.length > 0) setList((before) => before.filter((toast) => !current.includes(toast)));
      },
    }),
    [],
  );
  const remove = useCallback((id: number) => setList((before) => withoutToast(before, id)), []);
  return (
    <ToastContext value={toasts}>
      {children}
      {Stack && shown.length > 0 && <Stack list={shown} onRemove={remove} />}
    </ToastContext>
  );
}

/** Returns the toasts of the current widget. */
export function useToastHost(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('useToast() is used outside a ToastProvider');
  return toasts;
}
