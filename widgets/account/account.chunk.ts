import { ChunkError, retryChunk } from '#lib/chunk';
import { createElement } from '#lib/document/create-element';
import { onLanguageChange } from '#lib/document/language-tag';
import { waitForRecovery } from '#lib/document/recovery';
import { rootBox } from '#lib/document/root-box';
import { wordsIn } from '#lib/text/words-in';
import { assertConfigReadable } from '#page-config/scripts';
import { session } from '#session/session';
import { countOf, unread } from '#session/unread';
import { viewTag } from '../attributes';
import { hostOf } from '../host';
import type { Connection } from '../types';
import { createButton, textsOf } from './account-button';
import { adoptRules } from './adopt-rules';
import { lineOf, onSchemeChange } from './bar';
import { firstControl, hasFocus } from './focus';
import { createMenuBox } from './menu-box';
import { menuLoader } from './menu-loader';

const loadCheck = () => import('./viewer-check.chunk');

/**
 * Shows the button while a viewer is signed in, and the slotted content otherwise: by the stored session at once, then by
 * the session that the server confirms. Never resolves, because the element needs no view besides its menu, and a menu that
 * cannot be loaded leaves the button.
 */
export async function showAccount(connection: Connection): Promise<void> {
  const { box, element, signal } = connection;
  if (signal.aborted) throw new Error('the account was disconnected');
  assertConfigReadable();
  const host = hostOf(connection);
  const slot = createElement('slot');
  const { button, show } = createButton();
  const menu = createMenuBox(button, signal, (isOpen) => {
    if (isOpen) void loader.show();
    follow();
  });
  const root = rootBox('div', button, menu.box);
  const loader = menuLoader(connection, menu.box);
  let follow = () => {};
  let stopWatching = () => {};

  const hasNumber = () => Boolean(host.values().unread);
  const showsUnread = () =>
    hasNumber() || (menu.isOpen() && wordsIn(`${host.values().links}`).includes('message'));

  function render(): void {
    const state = session.getState();
    const isSignedIn = state.status === 'signed-in';
    if (isSignedIn !== Boolean(root.parentNode)) change(isSignedIn);
    button.lang = viewTag(element);
    takeColour();
    if (isSignedIn) show(state, hasNumber() ? countOf(unread.getState(), 'all') : 0, textsOf(element));
  }
  /** Shows the button with its menu, or the slotted content. What appears has the focus if what disappears had it. */
  function change(isSignedIn: boolean): void {
    const hadFocus = hasFocus(element);
    const line = isSignedIn && lineOf(element, slot.assignedElements());
    slot.hidden = isSignedIn;
    box.classList.toggle('account-line', Boolean(line));
    box.style.setProperty('--line', line ? `${line.height}px` : null);
    box.style.setProperty('--room', line ? `${line.room}px` : null);
    if (isSignedIn) slot.after(root);
    else {
      menu.close();
      root.remove();
    }
    if (hadFocus) (isSignedIn ? button : firstControl(slot.assignedElements()))?.focus();
  }
  /**
   * The text is on the background of the page: it has the colour of the link that it replaces, without that the page's. WebKit
   * does not update the style of a link that is not rendered.
   */
  function takeColour(): void {
    const link = firstControl(slot.assignedElements());
    if (!root.isConnected) return;
    slot.hidden = false;
    root.style.color = link ? getComputedStyle(link).color : 'inherit';
    slot.hidden = true;
  }
  /** Applies attributes, and the surroundings of an element that was moved. */
  function update(): void {
    adoptRules(box.getRootNode() as ShadowRoot);
    stopWatching();
    stopWatching = onLanguageChange(element, render);
    render();
    menu.update();
    follow();
    loader.update();
  }
  host.readyWithoutView();
  box.append(slot);
  update();
  connection.update = update;

  const ends = [
    session.subscribe(render),
    unread.subscribe(render),
    onSchemeChange(takeColour),
    () => stopWatching(),
  ];
  signal.addEventListener('abort', () => {
    for (const end of ends) end();
    connection.update = undefined;
    box.replaceChildren(createElement('slot'));
    box.classList.remove('account-line');
  });
  // Not when the button has only the focus or the pointer: the view is not loaded until the menu is opened.
  button.addEventListener('pointerdown', loader.preload, { once: true });
  function check(): void {
    retryChunk(loadCheck).then(
      ({ watchViewer }) => {
        if (!signal.aborted) follow = watchViewer(showsUnread, signal);
      },
      (error) => {
        host.fail(error, false);
        const needsRestart = error instanceof ChunkError && error.needsRestart;
        // Not when another element has been loaded: two accounts would restart each other.
        waitForRecovery(signal, needsRestart ? host.restart : check, ['online', 'visibilitychange'])();
      },
    );
  }
  check();
  await new Promise(() => {});
}
