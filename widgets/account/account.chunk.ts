import { createElement } from '#lib/document/create-element';
import { draw } from '#lib/document/draw-tree';
import { onLanguageChange } from '#lib/document/language-tag';
import { createShadowStyles } from '#lib/document/shadow-styles';
import { wordsIn } from '#lib/text/words-in';
import { assertConfigReadable } from '#page-config/scripts';
import { session } from '#session/session';
import { unread } from '#session/unread';
import { viewTag } from '../attributes';
import { hostOf } from '../host';
import { loadPart } from '../load-part';
import type { Connection } from '../types';
import { accountBell } from './account-bell';
import { completeButton, textsOf } from './account-button';
import { RULES } from './account-rules.build-time';
import { createSwitch } from './account-switch';
import { accountTree } from './account-tree';
import { onSchemeChange } from './bar';
import { unreadFollower } from './follow-unread';
import { menuPart } from './menu-part';

const loadFieldset = () => import('../follow-fieldset');
const loadCheck = () => import('./viewer-check.chunk');

/** Without the styles of the views, which need React. */
const { adopt } = createShadowStyles('account', RULES);

/**
 * Shows the button while a viewer is signed in, and the slotted content otherwise: by the stored session at once, then by
 * the session that the server confirms. Resolves when the button is first pressed: the view is the menu, and where it cannot be
 * loaded the button stays.
 */
export async function showAccount(connection: Connection): Promise<void> {
  const { box, element, signal } = connection;
  if (signal.aborted) throw new Error('the account was disconnected');
  assertConfigReadable();
  const host = hostOf(connection);
  // As the loader has drawn it, so that it keeps focus and presses.
  const line = box.querySelector<HTMLElement>('.account-line') ?? (draw(accountTree('')) as HTMLElement);
  const { button, show } = completeButton(line);
  const menu = menuPart(connection, button, () => follow());
  const shown = createSwitch(connection, line, menu);
  let stopWatching = () => {};

  const hasNumber = () => Boolean(host.values().unread);
  const showBell = accountBell(connection, line, hasNumber);
  const follow = unreadFollower(
    connection,
    () =>
      hasNumber() ||
      (Boolean(menu.control?.isOpen()) && wordsIn(`${host.values().links}`).includes('message')),
  );

  function render(): void {
    const state = session.getState();
    const isSignedIn = state.status === 'signed-in';
    shown.change(isSignedIn);
    button.lang = viewTag(element);
    if (isSignedIn) {
      show(state, textsOf(element));
      showBell();
    }
    menu.control?.render();
    follow();
  }
  function renderSoon(): void {
    render();
    shown.matchBarSoon();
  }
  /** Applies attributes, and the surroundings of an element that was moved. */
  function update(): void {
    adopt(box.getRootNode() as ShadowRoot);
    stopWatching();
    stopWatching = onLanguageChange(element, renderSoon);
    render();
    shown.matchBar();
    // Not part of this file, because few elements are in a fieldset.
    if (element.closest('fieldset'))
      loadPart(connection, loadFieldset, ({ followFieldset }) => followFieldset(connection));
  }
  button.parentElement?.append(menu.menu);
  connection.part = menu;
  host.readyWithoutView();
  update();
  connection.update = update;
  loadPart(connection, loadCheck, ({ watchViewer }) => watchViewer(signal));

  const subscriptions = [session, unread].map((store) => store.subscribe(renderSoon));
  const stopFollowing = onSchemeChange(shown.matchBar);
  signal.addEventListener('abort', () => {
    for (const end of [...subscriptions, stopFollowing, stopWatching]) end();
    connection.update = undefined;
    connection.part = connection;
    follow();
    box.replaceChildren(createElement('slot'));
  });
  const pressed = new Promise<unknown>((resolve) => {
    // The files are requested before the press is ended, not when the button has only the focus or the pointer.
    for (const sign of ['pointerdown', 'click']) button.addEventListener(sign, resolve, { once: true });
  });
  connection.release();
  await pressed;
}
