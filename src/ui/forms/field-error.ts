/** Why a field is wrong: a key of the form's texts, or a sentence such as the server's. */
export type FieldError = { key: string } | { text: string };

/** By field name; `works.0.title` for a field of a row. */
export type FieldErrors = Readonly<Record<string, FieldError>>;

type Sentences = Readonly<Record<string, string>>;

/** Sentences by key. Those that differ for one field are grouped under its name. */
export type FieldTexts = Readonly<Record<string, string | Sentences>>;

/** The sentence for an error: the field's own, else the form's. A key without a sentence is returned as it is. */
export function errorSentence(texts: FieldTexts, name: string, error: FieldError): string {
  if ('text' in error) return error.text;
  const { key } = error;
  const own = texts[name];
  const found = (typeof own === 'object' && own[key]) || texts[key];
  return typeof found === 'string' ? found : key;
}
