import { LANGUAGES } from '#i18n/languages';
import { ChunkError, preloadChunk, retryChunk } from '#lib/chunk';
import { changeAddresses } from '#lib/chunks/file-address';
import { createElement } from '#lib/document/create-element';
import { wordsIn } from '#lib/text/words-in';
import { languageOf } from '../attributes';
import { loadBuiltIns, reportFailure } from '../failure';
import { hostOf } from '../host';
import type { Connection, MountedView } from '../types';
import { textsOf } from './account-button';

const loadMenu = () => import('./account.view');

/**
 * Returns the functions that load the menu into its box when it is opened first, and that update it. A menu that cannot be
 * loaded leaves a message with a retry, and the links of the page.
 */
export function menuLoader(connection: Connection, box: HTMLElement) {
  const { element, signal } = connection;
  const content = createElement('div');
  box.append(content);
  let view: MountedView | undefined;
  let isLoading = false;
  /** The files of the menu, requested at once. */
  const files = () => [loadMenu, LANGUAGES[languageOf(element)].load] as const;

  async function show(): Promise<void> {
    if (view || isLoading) return;
    isLoading = true;
    showLoading(connection, content);
    try {
      const [menu, texts] = files();
      const [builtIns, { mount }] = await Promise.all([loadBuiltIns(), retryChunk(menu), retryChunk(texts)]);
      builtIns.assertBuiltIns();
      // The menu has its own height from its first render on.
      const release = () => reserve(content, 0);
      view = await mount({ ...connection, box: content, drawn: [], hydrates: false, release });
      builtIns.watchBuiltIns(box.getRootNode() as ShadowRoot, signal, (error) =>
        connection.fail(error, true),
      );
    } catch (error) {
      if (signal.aborted) return;
      reportFailure(element, error, false);
      showFailure(connection, content, error instanceof ChunkError && error.needsRestart, () => void show());
    } finally {
      isLoading = false;
    }
  }
  return {
    show,
    preload: () => files().forEach(preloadChunk),
    update: () => view?.update(),
  };
}

/** Reserves the height of a number of rows and of the line between them. */
function reserve(content: HTMLElement, rows: number): void {
  content.style.minHeight = rows ? `calc(${rows}*var(--_control-height) + 17px)` : '';
}

function showLoading(connection: Connection, content: HTMLElement): void {
  const { element } = connection;
  const links = wordsIn(`${hostOf(connection).values().links}`).length;
  const own = element.querySelectorAll(':scope>[slot=links]').length;
  // So that the box does not grow under the pointer.
  reserve(content, links + own + 1);
  const status = createElement('p');
  status.setAttribute('role', 'status');
  status.textContent = textsOf(element).text('loading');
  content.replaceChildren(status);
}

/** @param isLast whether only other files can help, which a reload of the page requests */
function showFailure(
  { element }: Connection,
  content: HTMLElement,
  isLast: boolean,
  showAgain: () => void,
): void {
  const { text } = textsOf(element);
  const message = createElement('p');
  const retry = createElement('button');
  const links = createElement('slot');
  message.setAttribute('role', 'alert');
  message.textContent = text('busy');
  retry.type = 'button';
  retry.setAttribute('part', 'button');
  retry.dataset.testid = 'retry';
  retry.textContent = text(isLast ? 'reload' : 'retry');
  retry.onclick = () => {
    if (isLast) changeAddresses();
    if (isLast) location.reload();
    // The button of the account has the focus until there are links.
    element.focus();
    showAgain();
  };
  links.name = 'links';
  reserve(content, 0);
  content.replaceChildren(message, retry, links);
}
