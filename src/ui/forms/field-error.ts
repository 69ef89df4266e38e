/** Error of a field: a key of the form's texts, or a text, for example of a result code. */
export type FieldError = { key: string } | { text: string; code?: number };

/** Name of an error that belongs to no field; shown above the submit button until the next input or submit. */
export const WHOLE_FORM = 'root';

/** Errors by field name; a field of a row is `works.0.title`. */
export type FieldErrors = Readonly<Record<string, FieldError>>;

/** Error texts by key; texts for one field only are nested under its name. */
export type FieldTexts = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** Returns the text of an error: that of the field, else that of the form, else the key itself. */
export function fieldErrorText(texts: FieldTexts, name: string, error: FieldError): string {
  if ('text' in error) return error.text;
  const { key } = error;
  const own = texts[name];
  const found = (typeof own === 'object' && own[key]) || texts[key];
  return typeof found === 'string' ? found : key;
}
