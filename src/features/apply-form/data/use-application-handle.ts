import { useLayoutEffect } from 'react';
import type { ApplicationField } from '#config/application-field';
import type { ApplicationInput } from '#config/application-forms';
import { logMessage } from '#page-config/console-message';
import { readValues } from '#ui/forms/field-values';
import { inputOf, restoreInput } from '#ui/forms/typed-input';
import { useHost } from '#ui/host';
import { publishHandle } from '#ui/view-handle';
import type { applicationSchema } from '../application.schema';
import { TRAP } from '../submission/program-facts';
import { readData } from './read-data';

/** The handle for the methods and properties of `<cntv-apply-form>`. */
export type ApplicationHandle = {
  /** Whether the form can be submitted. */
  checkValidity(): boolean;
  reset(): void;
  /** Values as typed so far, also incomplete ones; only those of `cntv-submit` are normal forms. */
  data(): ApplicationInput;
  /** Sets the values of some fields. */
  fill(values: Readonly<Record<string, unknown>>): void;
};

type Options = {
  fields: readonly ApplicationField[];
  schema: ReturnType<typeof applicationSchema>;
  isOpen: boolean;
  /** Runs work whose changes are not stored in the draft. */
  withoutSaving(work: () => Promise<void>): void;
  /** Does work, and once more if the fields have not subscribed to each other's values yet. */
  repeatWhenSubscribed(work: () => void): void;
};

export function useApplicationHandle(options: Options): void {
  const { fields, schema, isOpen, withoutSaving, repeatWhenSubscribed } = options;
  const { element } = useHost();
  useLayoutEffect(() => {
    const root = element.shadowRoot as ShadowRoot;
    const form = () => root.querySelector('form') as HTMLFormElement;
    const handle: ApplicationHandle = {
      checkValidity: () => isOpen && schema.safeParse(readValues(form())).success,
      reset: () => form().reset(),
      data() {
        const { [TRAP]: _, ...values } = readValues(form());
        return values as ApplicationInput;
      },
      fill(values) {
        const { accepted, problems } = readData(fields, values);
        if (problems.length > 0)
          logMessage('error', `cntv-widgets: <${element.localName}> data: ${problems.join('; ')}`);
        repeatWhenSubscribed(() =>
          withoutSaving(() => restoreInput(root, { values: inputOf(root, accepted) })),
        );
      },
    };
    return publishHandle(element, handle);
  }, [element, fields, schema, isOpen, withoutSaving, repeatWhenSubscribed]);
}
