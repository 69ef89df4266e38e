import { useLayoutEffect } from 'react';
import { readValues } from '../../ui/forms/field-values';
import { useHost } from '../../ui/host';
import { publishHandle } from '../../ui/view-handle';
import type { applicationSchema } from './application.schema';

/** The handle for the methods and properties of `<cntv-apply-form>`. */
export type ApplicationHandle = {
  /** Whether the form can be submitted. */
  checkValidity(): boolean;
  reset(): void;
  /** Values as entered so far, also incomplete ones. */
  data(): Record<string, unknown>;
};

export function useApplicationHandle(schema: ReturnType<typeof applicationSchema>): void {
  const { element } = useHost();
  useLayoutEffect(() => {
    const form = () => element.shadowRoot?.querySelector('form') as HTMLFormElement;
    const handle: ApplicationHandle = {
      checkValidity: () => schema.safeParse(readValues(form())).success,
      reset: () => form().reset(),
      data: () => readValues(form()),
    };
    return publishHandle(element, handle);
  }, [element, schema]);
}
