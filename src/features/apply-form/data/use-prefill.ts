import { useLayoutEffect, useRef } from 'react';
import type { ApplicationField } from '#config/application-field';
import { pageUrl } from '#lib/document/page-url';
import { logMessage } from '#page-config/console-message';
import { inputOf, restoreInput, takeValues } from '#ui/forms/typed-input';
import { useHost } from '#ui/host';
import { prefilled } from './prefilled';

type Options = {
  /** Attribute `prefill`: names of fields. */
  prefill: string;
  fields: readonly ApplicationField[];
  /** Runs work whose changes are not stored in the draft. */
  withoutSaving(work: () => Promise<void>): void;
  /** Does work, and once more if the fields have not subscribed to each other's values yet. */
  repeatWhenSubscribed(work: () => void): void;
};

/**
 * Fills in fields from the query of the page, once per form, but not over what was typed into its print. What is set later, as
 * `data` and drafts are, replaces it.
 */
export function usePrefill({ prefill, fields, withoutSaving, repeatWhenSubscribed }: Options): void {
  const { element } = useHost();
  const isDone = useRef(false);
  useLayoutEffect(() => {
    if (!prefill || isDone.current) return;
    isDone.current = true;
    const root = element.shadowRoot as ShadowRoot;
    const { values, problems } = prefilled(prefill, fields, new URL(pageUrl()).searchParams);
    if (problems.length > 0)
      logMessage('error', `cntv-widgets: <${element.localName}> prefill: ${problems.join('; ')}`);
    const input = { values: takeValues(root, inputOf(root, values)) };
    repeatWhenSubscribed(() => withoutSaving(() => restoreInput(root, input)));
  }, [element, prefill, fields, withoutSaving, repeatWhenSubscribed]);
}
