import atRest from 'virtual:at-rest';
import { STORAGE_KEYS } from '#config/storage-keys';
import { isMobileDevice } from '#lib/device';
import { ownAddress } from '#lib/document/page-url';
import { localStore, tabStore } from '#lib/storage';
import { withQuery } from '#lib/text/query-bytes';
import { getPageConfig } from '#page-config/page-config';
import { assertConfigReadable, onConfigChange } from '#page-config/scripts';
import { session } from '#session/session';
import { routeUrl } from '#shared/navigation/route-url';
import { accountQuery } from '#shared/navigation/source-query';
import { hostOf } from '../host';
import type { Connection } from '../types';
import { presentStamp, untilStale } from '../until-stale';
import { checkSession } from './check-session';
import { completeDrawing } from './complete-drawing';
import { tree } from './login-print';

/**
 * Makes a print of the tree that the loader has drawn, and resolves when the view is needed before a touch: the viewer is signed
 * in, or was before, the print is not that of this page, the address has more to show, or a fieldset is disabled.
 * @throws PageError when the page configuration cannot be read
 */
export async function untilNeeded(connection: Connection, signal: AbortSignal): Promise<void> {
  assertConfigReadable();
  const { box } = connection;
  // Another element has heard that nobody is signed in, after the loader has hidden the form.
  if (!isSignedIn()) box.removeAttribute('aria-busy');
  await untilMoreIsShown(connection, signal);
  if (!isSignedIn()) return;
  // Asked while the view is loading, which shows the viewer. After a failure, the view asks again.
  void checkSession().then(() => isSignedIn() || box.removeAttribute('aria-busy'));
  // The panel of a signed-in viewer is lower than the form: what is below does not move. The browser writes three digits of a
  // height, and lays out in steps of 1/64 px, so that a digit more keeps the step.
  box.style.minHeight = `calc(${getComputedStyle(box).height} + .005px)`;
}

async function untilMoreIsShown(connection: Connection, signal: AbortSignal): Promise<void> {
  const { box, element } = connection;
  const host = hostOf(connection);
  const { variant } = host.values();
  const stamp = presentStamp(connection, tree);
  const printed = box.getAttribute('data-print');
  const isDrawn = printed === null;
  const isCurrent = isDrawn ? !hasTexts() : printed === stamp;
  const hasMore = new URLSearchParams(location.search).has('emailQuery');
  if (!isCurrent || hasMore || element.closest(':disabled') || isSignedIn() || wasSignedIn()) return;
  if (isDrawn) completeDrawing(connection, atRest, variant === 'mobile' ? 'mobile' : 'desktop');
  completeLinks(box, isDrawn, `${host.values().backurl}`);
  box.setAttribute('data-print', stamp);
  // The mobile site does not have them. The view removes them later.
  if (variant === 'auto' && isMobileDevice())
    for (const shown of box.querySelectorAll<HTMLElement>('[data-desktop]')) shown.style.display = 'none';
  const account = box.querySelector<HTMLInputElement>('[name=account]');
  if (account) account.defaultValue = String(tabStore.get(STORAGE_KEYS.account) ?? '');
  host.readyWithoutView();
  await Promise.race([untilStale(connection, tree, signal), untilSignedIn(signal)]);
}

/** Gives links the addresses that they have in the view. Those of a print have the configuration of the page already. */
function completeLinks(box: HTMLElement, isDrawn: boolean, backurl: string): void {
  const query = accountQuery(undefined, backurl);
  for (const link of box.querySelectorAll('a')) {
    const path = withQuery(link.getAttribute('href') ?? '', query);
    link.setAttribute('href', ownAddress(isDrawn ? routeUrl(path, null, getPageConfig()) : path));
  }
}

function untilSignedIn(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const follow = () => {
      if (isSignedIn()) resolve();
    };
    // A failed check is not shown.
    const check = () => void checkSession().then(follow);
    const stops = [session.subscribe(follow), onConfigChange(check)];
    signal.addEventListener('abort', () => {
      for (const stop of stops) stop();
    });
    check();
  });
}

function isSignedIn(): boolean {
  return session.getState().status === 'signed-in';
}

/** The view marks how. */
function wasSignedIn(): boolean {
  return localStore.get(STORAGE_KEYS.lastWay) !== null;
}

function hasTexts(): boolean {
  return Object.keys(getPageConfig().texts).length > 0;
}
