import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { type ToastEntry, type ToastOptions, withoutToast, withToast } from './toast-list';
import { ToastStack } from './toast-stack';

export type Toasts = {
  /**
   * Shows a short message above the page for a while. Not from inside an open dialog: what lies outside a modal
   * dialog is out of reach for screen readers, so a dialog says things itself.
   */
  show(toast: ToastOptions): void;
};

const ToastContext = createContext<Toasts | null>(null);

/** Keeps a widget's toasts and shows them. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [list, setList] = useState<readonly ToastEntry[]>([]);
  const lastId = useRef(0);
  const toasts = useMemo<Toasts>(
    () => ({
      show(toast) {
        lastId.current += 1;
        const entry = { ...toast, id: lastId.current };
        setList((before) => withToast(before, entry));
      },
    }),
    [],
  );
  const remove = useCallback((id: number) => setList((before) => withoutToast(before, id)), []);
  return (
    <ToastContext value={toasts}>
      {children}
      {list.length > 0 && <ToastStack list={list} onGone={remove} />}
    </ToastContext>
  );
}

/** The toasts of this widget; the same object in every render. */
export function useToast(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('useToast() is used outside a ToastProvider');
  return toasts;
}
