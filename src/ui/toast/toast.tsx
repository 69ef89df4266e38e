import { registerToastStack, type Toasts, useToastHost } from './toast-host';
import { ToastStack } from './toast-stack';

export { ToastProvider, type Toasts } from './toast-host';

registerToastStack(ToastStack);

/** Returns the toasts of this widget, the same object in every render. Importing this module loads `ToastStack`. */
export function useToast(): Toasts {
  return useToastHost();
}
