import type { ApplicationField } from '#config/application-field';
import { APPLICATION_FORMS, type ApplicationName, type FormDefinition } from '#config/application-forms';

/** Names of the consents. */
export const CONSENTS = ['consent', 'guardianConsent', 'idNumberConsent'] as const;
export type ConsentName = (typeof CONSENTS)[number];
/** A field that identifies a person by a number wants a consent of its own. */
export const ID_NUMBER = 'idNumber';

/**
 * Returns the fields of a form with its consents: for the ID number after it, and that of a child's guardian and the one to the
 * notice at the end (Personal Information Protection Law, articles 13, 28 to 31).
 * @param notice URL of the notice on personal data; without it, the form has no consents
 */
export function withConsents(
  form: ApplicationName,
  fields: readonly ApplicationField[],
  notice: string,
): readonly ApplicationField[] {
  if (!notice) return fields;
  const { isForChildren }: FormDefinition = APPLICATION_FORMS[form];
  return [
    ...fields.flatMap((field) =>
      field.kind === 'text' && field.name === ID_NUMBER
        ? [{ ...field, hasRemark: true } as const, consent('idNumberConsent')]
        : [field],
    ),
    ...(isForChildren ? [consent('guardianConsent', notice)] : []),
    consent('consent', notice),
  ];
}

function consent(name: ConsentName, notice?: string): ApplicationField {
  return { kind: 'checkbox', name, isConsent: true, ...(notice && { notice }) };
}
