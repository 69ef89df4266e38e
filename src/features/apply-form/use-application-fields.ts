import { useEffect, useMemo } from 'react';
import type { ApplicationName } from '#config/application-forms';
import { consentText, fieldText } from '#i18n/field-texts';
import { fill } from '#i18n/fill';
import { logMessage } from '#page-config/console-message';
import type { FieldTexts } from '#ui/forms/field-error';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { usePageConfig } from '#ui/hooks/use-page-config';
import { applicationSchema, isOptional } from './application.schema';
import { configuredFields } from './configured-fields';
import { withConsents } from './consent-fields';

/** Returns the fields of a form with their schema, labels and messages, and the names of the optional ones. */
export function useApplicationFields(
  form: ApplicationName,
  areDeclarationsOptional: boolean,
  /** URL of the notice on personal data; empty if the form asks for no consent. */
  notice: string,
) {
  const texts = useAreaTexts('application');
  const options = usePageConfig('options');
  const own = usePageConfig('fields');
  const { fields, problems } = useMemo(() => {
    const { fields, problems } = configuredFields(form, { options, fields: own }, areDeclarationsOptional);
    return { fields: withConsents(form, fields, notice), problems };
  }, [form, options, own, areDeclarationsOptional, notice]);
  useEffect(() => {
    for (const problem of problems) logMessage('error', `cntv-widgets: page configuration: ${problem}`);
  }, [problems]);

  return useMemo(() => {
    // A script of the page may have given all objects a function of this name.
    const labels = new Map(
      fields.map((field) => [
        field.name,
        'label' in field && typeof field.label === 'string' ? field.label : undefined,
      ]),
    );
    const textOf = (name: string) => {
      const label = labels.get(name);
      if (label !== undefined) return { label, required: fill(texts.fillIn, { label }) };
      return consentText(texts, name) ?? fieldText(texts, form, name);
    };
    const errors: FieldTexts = Object.fromEntries(
      fields.flatMap(({ kind, name }) => {
        const required = { required: textOf(name)?.required ?? '' };
        const names = kind === 'region' ? [`${name}.0`, `${name}.1`] : [name];
        return names.map((name) => [name, required]);
      }),
    );
    return {
      fields,
      schema: applicationSchema(fields, areDeclarationsOptional),
      optional: fields.filter((field) => isOptional(field, areDeclarationsOptional)).map(({ name }) => name),
      labelOf: (name: string) => textOf(name)?.label ?? name,
      errors,
    };
  }, [texts, fields, form, areDeclarationsOptional]);
}
