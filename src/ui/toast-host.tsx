import {
  type ComponentType,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type ToastEntry, type ToastOptions, withoutToast, withToast } from './toast-list';

export type Toasts = {
  /**
   * Shows a short message above the page for a while. Not from inside an open dialog: what lies outside a modal
   * dialog is out of reach for screen readers, so a dialog says things itself.
   */
  show(toast: ToastOptions): void;
  /** Removes all of them, such as those of an attempt that is made again. */
  clear(): void;
};

export type ToastStackProps = { list: readonly ToastEntry[]; onGone(id: number): void };

const ToastContext = createContext<Toasts | null>(null);
let Stack: ComponentType<ToastStackProps> | undefined;

/** Says how toasts look. Views that show none do not load it. */
export function drawToastsWith(stack: ComponentType<ToastStackProps>): void {
  Stack = stack;
}

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
      clear: () => setList((before) => (before.length > 0 ? [] : before)),
    }),
    [],
  );
  const remove = useCallback((id: number) => setList((before) => withoutToast(before, id)), []);
  return (
    <ToastContext value={toasts}>
      {children}
      {Stack && list.length > 0 && <Stack list={list} onGone={remove} />}
    </ToastContext>
  );
}

/** The toasts around the current view. */
export function useToastHost(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('useToast() is used outside a ToastProvider');
  return toasts;
}
