import { useEffect } from 'react';
import { useHost } from '#ui/host';
import { useToast } from '#ui/toast/toast';

/** Returns a function that shows an alert without a time limit. It is removed with the form. */
export function useFormAlert(): (text: string) => void {
  const { element } = useHost();
  const toast = useToast();
  useEffect(() => toast.clear, [toast]);

  return (text) => {
    // WebKit ignores the scroll margin when it scrolls to a focused control.
    element.shadowRoot?.activeElement?.scrollIntoView({ block: 'nearest' });
    toast.clear();
    toast.show({ text, tone: 'error', durationMs: null, closable: true });
  };
}
