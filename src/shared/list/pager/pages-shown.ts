/**
 * Returns the pages that a pager links to: the first, the last, the current one and its neighbours. A gap is null and
 * replaces at least two pages.
 */
export function pagesShown(page: number, pageCount: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pageCount].filter((each) => each >= 1 && each <= pageCount);
  const pages = [...new Set(wanted)];
  return pages.flatMap((each, index) => {
    const skipped = each - (pages[index - 1] ?? 0) - 1;
    if (skipped === 0) return [each];
    return skipped === 1 ? [each - 1, each] : [null, each];
  });
}
