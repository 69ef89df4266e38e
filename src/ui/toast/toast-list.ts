import type { Tone } from '../notice';

export type ToastOptions = {
  text: string;
  tone: Tone;
  /** null: until it is closed or cleared. */
  durationMs: number | null;
  /** Whether the viewer can close it before `durationMs` is over. */
  closable?: boolean;
  /** A button beside the text. */
  action?: { label: string; onPress(): void } | undefined;
};

export type ToastEntry = ToastOptions & { id: number };

const MAX_TOASTS = 3;

/** Appends a toast, replaces one with the same text, and drops the oldest beyond the maximum. */
export function withToast(list: readonly ToastEntry[], added: ToastEntry): readonly ToastEntry[] {
  return [...list.filter((toast) => toast.text !== added.text), added].slice(-MAX_TOASTS);
}

export function withoutToast(list: readonly ToastEntry[], id: number): readonly ToastEntry[] {
  return list.filter((toast) => toast.id !== id);
}
