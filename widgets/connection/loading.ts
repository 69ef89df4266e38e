import { CHUNK_LIMIT_MS } from '#config/limits';
import { LANGUAGES } from '#i18n/languages';
import { addressNumber, changeAddresses } from '#lib/chunks/file-address';
import { createElement } from '#lib/document/create-element';
import { nearViewport } from '#lib/document/near-viewport';
import { setState } from '#lib/element-state';
import { languageOf } from '../attributes';
import { causeOf, isPageError, loadBuiltIns, reportFailure } from '../failure';
import type { Connection, MountedView, Widget } from '../types';
import { drawAgain, keepDrawing } from './draw';
import { showMessage } from './fallback';
import { untilTouched } from './until-touched';

/**
 * Loads the view of a connection when it is wanted, and shows its failures:
 *
 *     loading ---- the first files ----> live
 *      |   ^
 *      |   +--- by the button, or by `recover` where there is none: at most once a minute
 *      v   |
 *     failed
 *
 * Of two attempts, the files that arrive first are mounted, also those of an attempt that has run out of time; a failure
 * counts only while its attempt is the last one and the view is not mounted. After an error of the page nothing follows.
 * @param hasRetried whether other addresses have been tried, so that only a reload of the page is offered
 * @param ending ends the connection when the page breaks the mounted view
 */
export function loadingOf(
  connection: Connection,
  widget: Widget,
  hasRetried: boolean,
  ending: AbortController,
) {
  const { box, element, signal } = connection;
  let view: MountedView | undefined;
  let isWanted = false;
  let isLive = false;
  /** The attempt that is loading or live; none after its failure. */
  let last: object | null;

  async function load() {
    const attempt = {};
    last = attempt;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const limitTime = () => {
      timer = setTimeout(fail, CHUNK_LIMIT_MS, 'timeout');
    };
    function fail(error: unknown) {
      if (signal.aborted || attempt !== last) return;
      last = null;
      isLive = false;
      showFailure(error);
    }
    try {
      setState(element, 'loading');
      limitTime();
      await restoreProperties();
      if (!isWanted) {
        // Fails when the file of `loadWhen` is empty, so that its function is missing.
        const untilWanted = widget.loadWhen ? await widget.loadWhen() : untilSeen;
        clearTimeout(timer);
        // Otherwise an element without a view would be shown twice.
        if (attempt !== last) return;
        await untilWanted(connection);
      }
      isWanted = true;
      clearTimeout(timer);
      limitTime();
      const [{ mount }, { assertBuiltIns, watchBuiltIns }] = await requestFiles(connection, widget);
      if (isLive) return;
      clearTimeout(timer);
      last = attempt;
      isLive = true;
      drawAgain(connection);
      assertBuiltIns();
      view = await mount(connection);
      watchBuiltIns(element.shadowRoot as ShadowRoot, signal, breakDown);
    } catch (error) {
      await loadBuiltIns().catch(() => {});
      fail(causeOf(error));
    } finally {
      clearTimeout(timer);
    }
  }
  function untilSeen() {
    const { atRest } = widget;
    const waits = atRest && connection.hydrates && element.getAttribute('loading') !== 'eager';
    return waits ? untilTouched(connection, atRest) : nearViewport(element, signal);
  }
  function retry() {
    changeAddresses();
    if (hasRetried) return location.reload();
    hasRetried = true;
    drawAgain(connection);
    void load();
  }
  /** A widget with `loadWhen` has no message: it retries once by itself, and then when the failure may be over. */
  function showFailure(error: unknown) {
    const canRetry = !isPageError(error);
    if (!widget.loadWhen) showMessage(connection, canRetry && retry, hasRetried);
    else if (canRetry && !hasRetried) return retry();
    else {
      box.replaceChildren(createElement('slot'));
      const failedAt = addressNumber;
      if (canRetry)
        connection.recover(signal, () => {
          if (isLive) return;
          // Another element may have changed the addresses meanwhile, and have found its files.
          if (failedAt === addressNumber) changeAddresses();
          void load();
        });
    }
    reportFailure(element, error);
  }
  function breakDown(error: unknown) {
    ending.abort();
    showFailure(error);
  }
  return {
    load,
    breakDown,
    update: () => (view ?? connection).update?.(),
    end: () => view || keepDrawing(connection),
  };
}

/**
 * Restores the properties of `document` that elements of the page hide, and hides names that scripts have added to all
 * objects, before other modules use them.
 */
async function restoreProperties(): Promise<void> {
  const native = Object.getPrototypeOf(document);
  if (
    Object.keys(Object.prototype).length ||
    Object.getOwnPropertyNames(document).some((name) => name in native)
  )
    (await loadBuiltIns()).assertBuiltIns();
}

function requestFiles(connection: Connection, widget: Widget) {
  // A failure shows when the view imports the same file.
  widget.preload?.().then(({ preload }) => preload(connection), Boolean);
  // Not loadChunk, to keep the loader small: these are requested once for each press of the retry button.
  return Promise.all([
    (widget.view as NonNullable<Widget['view']>)(),
    loadBuiltIns(),
    // Preloads the language in parallel with the view, which requests it again, with what the language lacks.
    LANGUAGES[languageOf(connection.element)].load(),
  ]);
}
