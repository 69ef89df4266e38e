/** Replaces the part of a page between its marks `<!-- name -->` and `<!-- /name -->`. */
export function withMarked(page: string, name: string, text: string): string {
  const [before, after] = partsOf(page, name);
  return `${before}${text}${after}`;
}

/** Returns the part of a page between its marks. */
export function markedIn(page: string, name: string): string {
  const [before, after] = partsOf(page, name);
  return page.slice(before.length, page.length - after.length);
}

function partsOf(page: string, name: string): [before: string, after: string] {
  const [open, close] = [`<!-- ${name} -->\n`, `<!-- /${name} -->`];
  const [start, end] = [page.indexOf(open), page.indexOf(close)];
  if (start < 0 || end < start) throw new Error(`The page has no marks ${open.trim()} and ${close}.`);
  return [page.slice(0, start + open.length), page.slice(end)];
}
