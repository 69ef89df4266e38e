import { drawToastsWith, type Toasts, useToastHost } from './toast-host';
import { ToastStack } from './toast-stack';

export { ToastProvider, type Toasts } from './toast-host';

drawToastsWith(ToastStack);

/** The toasts of this widget; the same object in every render. Whoever imports this brings along how they look. */
export function useToast(): Toasts {
  return useToastHost();
}
