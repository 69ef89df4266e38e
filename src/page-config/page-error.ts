/** The loader is a separate bundle, so it identifies the class by name. */
export const PAGE_ERROR = 'PageError';

/** An error in the page that a retry cannot fix. */
export class PageError extends Error {
  override readonly name = PAGE_ERROR;
}
