/** Returns tag and attributes in the fragment of a link, such as `#cntv-apply-form?form=poetry`. */
export function splitEmbed(fragment: string): { written: string; values: URLSearchParams } {
  const [written = '', query] = fragment.slice(1).split(/\?(.*)/s);
  return { written, values: new URLSearchParams(query) };
}

/** Returns the fragment of a link that becomes this element. */
export function writeEmbed(tag: string, attributes: Iterable<readonly [string, string]>): string {
  const query = [...attributes].map(([name, value]) => pairOf(name, value)).join('&');
  return `#${tag}${query && `?${query}`}`;
}

/** Leaves slashes as they are, which are valid here and easier to read. */
function pairOf(name: string, value: string): string {
  return String(new URLSearchParams([[name, value]]))
    .replace(/=$/, '')
    .replace(/%2F/g, '/');
}
