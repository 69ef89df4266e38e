/** Replaces the `{…}` placeholders of a text; a placeholder without a value is not changed. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => `${values[name] ?? placeholder}`);
}
