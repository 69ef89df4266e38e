/**
 * Stands before each byte of a query that is not UTF-8, such as GBK in `from=%D1%EB`, which `URLSearchParams` would replace.
 * A private letter of Unicode, in place of the percent sign.
 */
const MARK = '\uF700';
const WRITTEN_MARK = '%EF%9C%80';

/** `new URLSearchParams`, with marked bytes. */
export function readQuery(search: string): URLSearchParams {
  return new URLSearchParams(
    search.replace(/(%[89a-f][\da-f])+/gi, (run) => (isText(run) ? run : run.replaceAll('%', WRITTEN_MARK))),
  );
}

/** Returns the query as text, with the bytes of the URL that it was read from. */
export function writeQuery(query: URLSearchParams): string {
  return String(query).replaceAll(WRITTEN_MARK, '%');
}

/** Returns a path with a query, if there is one. */
export function withQuery(path: string, query?: Readonly<Record<string, string>>): string {
  const written = writeQuery(new URLSearchParams(query));
  return written ? `${path}?${written}` : path;
}

/** Returns a value of a query with percent codes for its bytes, as a URL or for the server. */
export function asBytes(value: string): string {
  return value.replaceAll(MARK, '%');
}

/** Whether percent codes are UTF-8. The mark itself is no text, so that it always stands for a byte. */
function isText(run: string): boolean {
  try {
    return !decodeURIComponent(run).includes(MARK);
  } catch {
    return false;
  }
}
