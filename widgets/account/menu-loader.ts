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
import { hasFocus } from './focus';

const loadMenu = () => import('./menu-box.chunk');
const loadView = () => import('./account.view');

/**
 * Creates the box of the menu, and returns the functions that load the menu when the button is pressed first. A menu that
 * cannot be loaded leaves a message with a retry, and the links of the page.
 * @param onToggle called each time the box has been opened or closed
 */
export function menuLoader(
  connection: Connection,
  button: HTMLButtonElement,
  onToggle: (isOpen: boolean) => void,
) {
  const { element, signal } = connection;
  const [box, content] = createBox(button);
  let menu: ReturnType<Awaited<ReturnType<typeof loadMenu>>['createMenu']> | undefined;
  let view: MountedView | undefined;
  let isLoading = false;
  /** The files of the content. */
  const files = () => [loadView, LANGUAGES[languageOf(element)].load] as const;

  async function show(isRetry = false): Promise<void> {
    if (view || isLoading) return;
    isLoading = true;
    button.setAttribute('aria-busy', 'true');
    try {
      // Requested at once with the file of the box, in which their failure shows.
      const [loadContent, loadTexts] = files();
      const loading = Promise.all([loadBuiltIns(), retryChunk(loadContent), retryChunk(loadTexts)]);
      loading.catch(() => {});
      const { createMenu } = await retryChunk(loadMenu);
      // The viewer may have signed out meanwhile.
      if (signal.aborted || !box.isConnected) return;
      menu ??= createMenu(box, button, signal, toggled);
      if (!menu.isOpen()) menu.open();
      showLoading(connection, content);
      const [builtIns, { mount }] = await loading;
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
      const needsRestart = error instanceof ChunkError && error.needsRestart;
      const retry = showFailure(connection, content, needsRestart, () => void show(true));
      // Without its file, nothing else opens the box.
      if (!menu) box.hidden = false;
      if (isRetry && hasFocus(button)) retry.focus();
    } finally {
      isLoading = false;
      button.removeAttribute('aria-busy');
    }
  }
  function toggled(isOpen: boolean): void {
    if (isOpen) void show();
    onToggle(isOpen);
  }
  function press(): void {
    if (!menu) void show();
    else if (menu.isOpen()) menu.close();
    else menu.open();
  }
  button.addEventListener('click', press, { signal });
  // Not when the button has only the focus or the pointer.
  button.addEventListener('pointerdown', () => [loadMenu, ...files()].forEach(preloadChunk), { once: true });
  return {
    box,
    close: () => menu?.close(),
    isOpen: () => Boolean(menu?.isOpen()),
    update() {
      menu?.update();
      view?.update();
    },
  };
}

function createBox(button: HTMLButtonElement) {
  const [box, content] = [createElement('div'), createElement('div')];
  box.id = 'menu';
  box.className = 'account-menu';
  box.hidden = true;
  box.setAttribute('part', 'menu');
  box.append(content);
  button.setAttribute('aria-controls', box.id);
  return [box, content] as const;
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
  content.replaceChildren(status);
  // Screen readers announce what is added to a live region, not what it is inserted with.
  requestAnimationFrame(() => {
    status.textContent = textsOf(element).text('loading');
  });
}

/** @param isLast whether only other files can help, which a reload of the page requests */
function showFailure(
  { element }: Connection,
  content: HTMLElement,
  isLast: boolean,
  showAgain: () => void,
): HTMLElement {
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
  return retry;
}
