/** The loader is a separate bundle, so it identifies the class by name. */
export const PAGE_ERROR = 'PageError';

/** An error in the page that a retry cannot fix. */
export class PageError extends Error {
  /** A getter, because a page that has frozen `Error.prototype` prevents an assignment. */
  override get name() {
    return PAGE_ERROR;
  }

  /** Its cause in `cntv-error`. */
  get failure() {
    return 'config';
  }
}
