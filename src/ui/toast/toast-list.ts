import type { Tone } from '../notice';

export type ToastOptions = {
  text: string;
  tone: Tone;
  /** null: until it is closed or cleared. */
  durationMs: number | null;
  /** Whether the viewer can close it before `durationMs` is over. */
  closable?: boolean;
  /** Not announced. */
  isStanding?: boolean | undefined;
  /** A button beside the text. */
  action?: { label: string; onPress(): void } | undefined;
};

export type ToastEntry = ToastOptions & {
  id: number;
  /** Another number begins its duration again. */
  round: number;
};

const MAX_TOASTS = 3;

/**
 * Appends a toast, and drops the oldest beyond the maximum. One with the text of another takes its place, where it is not
 * announced again: several calls of a screen fail for the same reason.
 */
export function withToast(list: readonly ToastEntry[], added: ToastEntry): readonly ToastEntry[] {
  const isShown = list.some(({ text }) => text === added.text);
  if (!isShown) return [...list, added].slice(-MAX_TOASTS);
  return list.map((toast) => (toast.text === added.text ? { ...added, id: toast.id } : toast));
}

export function withoutToast(list: readonly ToastEntry[], id: number): readonly ToastEntry[] {
  return list.filter((toast) => toast.id !== id);
}
