import { CHUNK_LIMIT_MS } from '#config/limits';
import { LANGUAGES } from '#i18n/languages';
import { addressNumber, changeAddresses } from '#lib/chunks/file-address';
import { createElement } from '#lib/document/create-element';
import { nearViewport } from '#lib/document/near-viewport';
import { languageOf } from '../attributes';
import { causeOf, isPageError, loadBuiltIns, reportFailure } from '../failure';
import type { Connection, MountedView, Widget } from '../types';
import { drawAgain, keepDrawing } from './draw';
import { showMessage } from './fallback';
import { untilTouched } from './until-touched';

/** Elements that have had their view. */
const wereLive = new WeakSet<HTMLElement>();

/** An attempt to load a view. */
type Attempt = {
  /** Whether its files have arrived. */
  isLive?: boolean;
  /** The view, once it is mounted. */
  view?: MountedView;
};

/**
 * Loads the view of a connection when it is wanted, and shows its failures:
 *
 *     loading ---- the first files ----> live
 *      |   ^
 *      |   +--- by the button of the message
 *      v   |
 *     failed, or waiting where there is no message: until `recover`, at most once a minute
 *
 * Of two attempts, the files that arrive first are mounted, also those of an attempt that has run out of time; a failure
 * counts only while its attempt is the last one and the view is not mounted. After an error of the page nothing follows.
 * A view with a place of its own (`part`) has a message there.
 * @param hasRetried whether other addresses have been tried, so that only a reload of the page is offered
 * @param ending ends the connection when the page breaks the mounted view
 */
export function loadingOf(
  connection: Connection,
  widget: Widget,
  hasRetried: boolean,
  ending: AbortController,
) {
  const { element, signal } = connection;
  let isWanted = false;
  /** The attempt that is loading or live; none before the first one, and after a failure. */
  let last: Attempt | null = null;

  async function load() {
    const attempt: Attempt = {};
    last = attempt;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const limitTime = () => {
      timer = setTimeout(fail, CHUNK_LIMIT_MS, 'timeout');
    };
    function fail(error: unknown) {
      if (!signal.aborted && attempt === last) showFailure(error);
    }
    try {
      connection.part.tell('loading');
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
      const { part } = connection;
      const [{ mount }, { assertBuiltIns, watchBuiltIns }] = await requestFiles(part, widget);
      if (last?.isLive) return;
      clearTimeout(timer);
      last = attempt;
      attempt.isLive = true;
      drawAgain(part);
      assertBuiltIns();
      attempt.view = await mount(part);
      wereLive.add(element);
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
    // What the view has kept for the next one cannot be seen at rest.
    const canRest = connection.hydrates && !wereLive.has(element);
    const waits = atRest && canRest && element.getAttribute('loading') !== 'eager';
    return waits ? untilTouched(connection, atRest) : nearViewport(element, signal);
  }
  function retry() {
    changeAddresses();
    if (hasRetried) return location.reload();
    hasRetried = true;
    drawAgain(connection.part);
    void load();
  }
  /** A widget with `loadWhen` has no message: it retries once by itself, and then when the failure may be over. */
  function showFailure(error: unknown) {
    const { part } = connection;
    const canRetry = !isPageError(error);
    last = null;
    if (part !== connection || !widget.loadWhen) showMessage(part, canRetry && retry, hasRetried);
    else if (canRetry && !hasRetried) return retry();
    else {
      connection.box.replaceChildren(createElement('slot'));
      const failedAt = addressNumber;
      if (canRetry)
        connection.recover(signal, () => {
          if (last) return;
          // Another element may have changed the addresses meanwhile, and have found its files.
          if (failedAt === addressNumber) changeAddresses();
          void load();
        });
    }
    part.tell('error');
    reportFailure(element, error);
  }
  function breakDown(error: unknown) {
    ending.abort();
    showFailure(error);
  }
  return {
    load,
    breakDown,
    update() {
      connection.update?.();
      last?.view?.update();
    },
    end: () => last?.view || keepDrawing(connection),
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
    widget.view(),
    loadBuiltIns(),
    // Preloads the language in parallel with the view, which requests it again, with what the language lacks.
    LANGUAGES[languageOf(connection.element)].load(),
  ]);
}
