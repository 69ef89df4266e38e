import { ChunkError, retryChunk } from '#lib/chunk';
import { createElement } from '#lib/document/create-element';
import { onLanguageChange } from '#lib/document/language-tag';
import { waitForRecovery } from '#lib/document/recovery';
import { wordsIn } from '#lib/text/words-in';
import { assertConfigReadable } from '#page-config/scripts';
import { session } from '#session/session';
import { countOf, unread } from '#session/unread';
import { viewTag } from '../attributes';
import { hostOf } from '../host';
import type { Connection } from '../types';
import { createButton, textsOf } from './account-button';
import { createSwitch } from './account-switch';
import { adoptRules } from './adopt-rules';
import { onSchemeChange } from './bar';
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
  const { button, show } = createButton();
  const menu = createMenuBox(button, signal, (isOpen) => {
    if (isOpen) void loader.show();
    follow();
  });
  const loader = menuLoader(connection, menu.box);
  const shown = createSwitch(connection, button, menu);
  let stopWatching = () => {};

  const hasNumber = () => Boolean(host.values().unread);
  const follow = watchSession(
    connection,
    () => hasNumber() || (menu.isOpen() && wordsIn(`${host.values().links}`).includes('message')),
  );

  function render(): void {
    const state = session.getState();
    const isSignedIn = state.status === 'signed-in';
    shown.change(isSignedIn);
    button.lang = viewTag(element);
    shown.takeColour();
    if (isSignedIn) show(state, hasNumber() ? countOf(unread.getState(), 'all') : 0, textsOf(element));
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
  box.append(shown.slot);
  update();
  connection.update = update;

  const subscriptions = [session, unread].map((store) => store.subscribe(render));
  const stopFollowing = onSchemeChange(shown.takeColour);
  signal.addEventListener('abort', () => {
    for (const end of [...subscriptions, stopFollowing, stopWatching]) end();
    connection.update = undefined;
    box.replaceChildren(createElement('slot'));
    box.classList.remove('account-line');
  });
  // Not when the button has only the focus or the pointer: the view is not loaded until the menu is opened.
  button.addEventListener('pointerdown', loader.preload, { once: true });
  await new Promise(() => {});
}

/**
 * Lets the server confirm the stored session.
 * @param showsUnread whether the element shows a number of unread messages
 * @returns a function to be called when that may have changed
 */
function watchSession(connection: Connection, showsUnread: () => boolean): () => void {
  const { signal } = connection;
  const host = hostOf(connection);
  let follow = () => {};
  function load(): void {
    retryChunk(loadCheck).then(
      ({ watchViewer }) => {
        if (!signal.aborted) follow = watchViewer(showsUnread, signal);
      },
      (error) => {
        host.fail(error, false);
        const needsRestart = error instanceof ChunkError && error.needsRestart;
        // Not when another element has been loaded: two accounts would restart each other.
        waitForRecovery(signal, needsRestart ? host.restart : load, ['online', 'visibilitychange'])();
      },
    );
  }
  load();
  return () => follow();
}
