/** The loader is a bundle of its own and knows the class by its name only. */
export const UNRECOVERABLE = 'UnrecoverableError';

/** An error that a retry cannot mend: only the page's author can. */
export class UnrecoverableError extends Error {
  override readonly name = UNRECOVERABLE;
}
