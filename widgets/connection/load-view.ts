import { CHUNK_LIMIT_MS } from '#config/limits';
import { LANGUAGES } from '#i18n/languages';
import { nearViewport } from '#lib/document/near-viewport';
import { setState } from '#lib/element-state';
import { languageOf } from '../attributes';
import { causeOf, loadBuiltIns } from '../failure';
import type { Connection, MountedView, Widget } from '../types';
import { drawAgain, keepDrawing } from './draw';
import { untilTouched } from './until-touched';

/**
 * Returns the functions that load and mount the view of a connection, that update it, and that end without it.
 * @param onFailure called once for each attempt that fails
 * @param onBroken called when the page has broken a built-in function under a mounted view
 */
export function viewLoader(
  connection: Connection,
  widget: Widget,
  onFailure: (error: unknown) => void,
  onBroken: (error: unknown) => void,
) {
  const { element, signal } = connection;
  let view: MountedView | undefined;
  let isWanted = false;
  let isMounting = false;
  let attempts = 0;

  function untilSeen() {
    const { atRest } = widget;
    const waits = atRest && connection.hydrates && element.getAttribute('loading') !== 'eager';
    return waits ? untilTouched(connection, atRest) : nearViewport(element, signal);
  }
  async function load() {
    attempts += 1;
    const attempt = attempts;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function fail(error: unknown) {
      if (signal.aborted || isMounting || attempt !== attempts) return;
      attempts += 1;
      onFailure(error);
    }
    function limitTime() {
      timer = setTimeout(fail, CHUNK_LIMIT_MS, 'timeout');
    }
    try {
      setState(element, 'loading');
      limitTime();
      await restoreProperties();
      if (!isWanted) {
        // Fails when the file of `loadWhen` is empty, so that its function is missing.
        const untilWanted = widget.loadWhen ? await widget.loadWhen() : untilSeen;
        clearTimeout(timer);
        if (attempt !== attempts) return;
        await untilWanted(connection);
      }
      isWanted = true;
      clearTimeout(timer);
      // The attempt goes on: a response that comes later still mounts the view.
      limitTime();
      const [{ mount }, { assertBuiltIns, watchBuiltIns }] = await requestFiles(connection, widget);
      if (isMounting) return;
      isMounting = true;
      drawAgain(connection);
      assertBuiltIns();
      view = await mount(connection);
      watchBuiltIns(element.shadowRoot as ShadowRoot, signal, onBroken);
    } catch (error) {
      isMounting = false;
      await loadBuiltIns().catch(() => {});
      fail(causeOf(error));
    } finally {
      clearTimeout(timer);
    }
  }
  return { load, update: () => (view ?? connection).update?.(), end: () => view || keepDrawing(connection) };
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
