import { loadChunk } from '#lib/chunk';
import { createElement } from '#lib/document/create-element';
import { onLanguageChange } from '#lib/document/language-tag';
import { assertConfigReadable } from '#page-config/scripts';
import { session } from '#session/session';
import { countOf, unread } from '#session/unread';
import { viewTag } from '../attributes';
import { hostOf } from '../host';
import type { Connection } from '../types';
import { createButton, textsOf } from './account-button';
import { adoptRules } from './adopt-rules';
import { createMenuBox } from './menu-box';
import { menuLoader } from './menu-loader';

export { loadMenu } from './menu-loader';

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
  const menu = createMenuBox(button, signal, () => void loader.show());
  const loader = menuLoader(connection, menu.box);
  let follow = () => {};

  function update(): void {
    const state = session.getState();
    const isSignedIn = state.status === 'signed-in';
    if (isSignedIn !== button.isConnected) {
      if (!isSignedIn) menu.close();
      slot.hidden = isSignedIn;
      if (isSignedIn) slot.after(button, menu.box);
      else button.remove();
    }
    button.lang = viewTag(element);
    if (isSignedIn)
      show(state, host.values().unread ? countOf(unread.getState(), 'all') : 0, textsOf(element));
  }
  adoptRules(box.getRootNode() as ShadowRoot, signal);
  host.readyWithoutView();
  box.append(slot);
  update();

  const attributes = new MutationObserver(() => {
    update();
    follow();
    loader.update();
  });
  attributes.observe(element, { attributes: true, attributeFilter: ['links', 'unread'] });
  const ends = [
    session.subscribe(update),
    unread.subscribe(update),
    onLanguageChange(element, update),
    () => attributes.disconnect(),
  ];
  signal.addEventListener('abort', () => {
    for (const end of ends) end();
    box.replaceChildren(createElement('slot'));
  });
  for (const type of ['pointerenter', 'pointerdown', 'focus'])
    button.addEventListener(type, loader.preload, { once: true });
  loadChunk(loadCheck).then(
    ({ watchViewer }) => {
      if (!signal.aborted) follow = watchViewer(() => Boolean(host.values().unread), signal);
    },
    (error) => host.fail(error, false),
  );
  await new Promise(() => {});
}
