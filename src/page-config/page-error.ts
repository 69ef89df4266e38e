/** The loader is a bundle of its own and knows the class by its name only. */
export const PAGE_ERROR = 'PageError';

/** An error that a retry cannot mend: only the page's author can. */
export class PageError extends Error {
  override readonly name = PAGE_ERROR;
}
