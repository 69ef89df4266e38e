import { useMemo } from 'react';
import {
  APPLICATION_FORMS,
  type ApplicationField,
  type ApplicationName,
} from '../../config/application-forms';
import type { FieldTexts } from '../../ui/forms/field-error';
import { useAreaTexts } from '../../ui/hooks/use-area-texts';
import { usePageConfig } from '../../ui/hooks/use-page-config';
import { applicationSchema, isOptional } from './application.schema';
import { withConfiguredOptions } from './field-options';

/** Returns the fields of a form with their schema, labels and messages, and the names of the optional ones. */
export function useApplicationFields(form: ApplicationName, areDeclarationsOptional: boolean) {
  const texts = useAreaTexts('application');
  const options = usePageConfig('options');
  return useMemo(() => {
    const table: readonly ApplicationField[] = APPLICATION_FORMS[form];
    const fields = table.map((field) => withConfiguredOptions(field, options));
    const textOf = (name: string) => texts.forms[form]?.fields?.[name] ?? texts.fields[name];
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
  }, [texts, options, form, areDeclarationsOptional]);
}
