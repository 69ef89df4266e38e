import { FORMS } from '#app/addresses.build-time';
import { followLayout } from '#app/mobile-layout';
import type { RouteName } from '#config/paths';
import { STORAGE_KEYS } from '#config/storage-keys';
import { localStore, tabStore } from '#lib/storage';
import { assertConfigReadable } from '#page-config/scripts';
import { session } from '#session/session';
import { draftKeyOf } from '#shared/kept-input/draft-key';
import { isCallHeld } from '#ui/view-handle';
import { hostOf } from '../host';
import type { Connection } from '../types';
import { untilCalled } from '../until-called';
import { presentStamp, untilStale } from '../until-stale';
import { routeOf, treeOf } from './portal-print';
import { replaceUnknownAddress } from './unknown-address';

/**
 * Shows a printed screen as the portal does, and resolves when it needs its view before a touch: a viewer is signed in, the screen
 * has more to show than its print, the page navigates, or the print is not that of this page.
 * @throws PageError when the page configuration cannot be read
 */
export async function untilNeeded(connection: Connection, signal: AbortSignal): Promise<void> {
  assertConfigReadable();
  const { element, box } = connection;
  const host = hostOf(connection);
  replaceUnknownAddress(`${host.values().base}`);
  const route = routeOf(host.values())?.name;
  if (!route || box.getAttribute('data-print') !== presentStamp(connection, treeOf)) return;
  if (isSignedIn() || isCallHeld(element) || element.closest(':disabled') || hasMore(route, element)) return;
  signal.addEventListener('abort', followLayout(route));
  document.title = box.dataset.title ?? document.title;
  const called = untilCalled(element, 'navigate');
  host.readyWithoutView();
  await Promise.race([called, untilStale(connection, treeOf, signal), untilSignedIn(signal)]);
}

/** Whether a screen shows what the browser, the tab or the history keeps, or a picture of the server. */
function hasMore(route: RouteName, element: HTMLElement): boolean {
  const hasDraft = FORMS.some((form) => tabStore.get(draftKeyOf(form, element)));
  const lastWay = localStore.get(STORAGE_KEYS.lastWay);
  const kept: Partial<Record<RouteName, unknown>> = {
    Authentication: true,
    Login: lastWay,
    MLogin: lastWay,
    FindPassword1: tabStore.get(STORAGE_KEYS.account) ?? tabStore.get(STORAGE_KEYS.recovery),
  };
  return Boolean(kept[route] ?? history.state?.cntv ?? (hasDraft || hasSmsWait('register')));
}

/** Whether the form may send no further code yet. */
function hasSmsWait(form: string): boolean {
  return Number(tabStore.get(STORAGE_KEYS.smsWait + form)) > Date.now();
}

/** The portal polls the unread count of a signed-in viewer on every screen (MSG-15). */
function untilSignedIn(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const stop = session.subscribe(() => isSignedIn() && resolve());
    signal.addEventListener('abort', stop);
  });
}

function isSignedIn(): boolean {
  return session.getState().status === 'signed-in';
}
