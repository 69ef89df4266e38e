import { createEvent } from '#lib/document/create-event';
import { setState } from '#lib/element-state';
import { type FailureCause, measure } from '#lib/measure';
import { logMessage } from '#page-config/console-message';
import { PAGE_ERROR } from '#page-config/page-error';

/** Does nothing until `loadBuiltIns` has loaded it. */
let assertBuiltIns = () => {};

export async function loadBuiltIns() {
  // Not loadChunk, to keep the loader small: its failure is that of the connection.
  const builtIns = await import('./built-ins.chunk');
  assertBuiltIns = builtIns.assertBuiltIns;
  return builtIns;
}

/** Returns the error of the page if it has broken a built-in function, which is the cause of all other errors. */
export function causeOf(error: unknown): unknown {
  try {
    assertBuiltIns();
  } catch (reason) {
    if (isPageError(reason)) return reason;
  }
  return error;
}

/**
 * Logs and measures a failure, and dispatches `cntv-error`.
 * @param isWholeView whether the element shows nothing but the failure, so that its state is `error`
 * @param otherwise the cause of an error that does not name its own
 */
export function reportFailure(
  element: HTMLElement,
  error: unknown,
  isWholeView = false,
  otherwise: FailureCause = 'file',
): void {
  // An error of the page is logged once, where it is detected.
  if (!isPageError(error)) logMessage('error', `<${element.localName}>`, error);
  if (isWholeView) setState(element, 'error');
  const own = (error as { failure?: FailureCause } | undefined)?.failure;
  const cause = own ?? (isPageError(error) ? 'page' : otherwise);
  measure(element, `failed:${cause}`);
  const detail = { code: null, message: `${error}`, cause };
  element.dispatchEvent(createEvent('cntv-error', { detail, bubbles: true, composed: true }));
}

/** Whether a script of the page has caused the error. */
export function isPageError(error: unknown): boolean {
  return (error as Error | undefined)?.name === PAGE_ERROR;
}
