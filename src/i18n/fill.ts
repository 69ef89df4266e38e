/** A Chinese character beside a Latin letter, a digit or a percent sign. */
const GLUED = /^(\p{Script=Han}[\p{Script=Latin}\d%]|[\p{Script=Latin}\d%]\p{Script=Han})$/u;

/**
 * Replaces the `{…}` placeholders of a text; a placeholder without a value is not changed. A space separates a Chinese
 * text from a value in Latin letters or digits, and the reverse.
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string, at: number) => {
    const value = `${values[name] ?? placeholder}`;
    const before = text.slice(0, at);
    const after = text.slice(at + placeholder.length);
    return spaceBetween(before, value) + value + spaceBetween(value, after);
  });
}

function spaceBetween(left: string, right: string): string {
  return GLUED.test(`${[...left].pop()}${[...right][0]}`) ? ' ' : '';
}
