import type { Tone } from './notice';

export type ToastOptions = {
  text: string;
  tone: Tone;
  durationMs: number;
  /** Whether the viewer can put it away before its time. */
  closable?: boolean;
  /** A button beside the text. */
  action?: { label: string; onPress(): void } | undefined;
};

export type ToastEntry = ToastOptions & { id: number };

export const MOST_TOASTS = 3;

/** Puts a toast last. The same words are shown once, anew; of more than three the oldest goes. */
export function withToast(list: readonly ToastEntry[], added: ToastEntry): readonly ToastEntry[] {
  return [...list.filter((toast) => toast.text !== added.text), added].slice(-MOST_TOASTS);
}

export function withoutToast(list: readonly ToastEntry[], id: number): readonly ToastEntry[] {
  return list.filter((toast) => toast.id !== id);
}
