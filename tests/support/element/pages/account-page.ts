import type { Handler } from '../fake-api';
import { type HostPage, inside, until } from '../host';
import { atRest } from '../look';

export const CHECK = 'GET /openapi/v2/user/checkLogin';
export const INFO = 'GET /openapi/v2/user/info';
export const COUNT = 'GET /openapi/v2/user/message/count';
export const SIGNED_OUT = { code: -10001, message: 'not logged in' };
export const MEMBER: Record<string, Handler> = {
  [CHECK]: { data: { is_login: 1, nick_name: '山间来客' } },
  [INFO]: { data: { uid: 1, nick_name: '山间来客', face_uri: '', account: 'demo@example.com' } },
  [COUNT]: { data: { subscribe_count: 4, system_count: 8 } },
};
export const FALLBACK = '<a href="/login.html">登录</a>';
export const ACCOUNT = `<cntv-account>${FALLBACK}</cntv-account>`;

/** Stores a session as a former page has left it. */
export function storeSession(
  status: 'signed-in' | 'signed-out',
  operatorName = '山间来客',
  avatarUrl = '',
): void {
  const at = Date.now();
  const ids = avatarUrl ? { uid: '1' } : {};
  const session = { status, checkedAt: at, since: at, operatorName, avatarUrl, isOauthOnly: false, ...ids };
  localStorage.setItem('cntv:session', JSON.stringify(session));
}

/** Tells the page about the stored session, as the tab does that has stored it. */
export function tellTabs(): void {
  const channel = new BroadcastChannel('cntv:session');
  channel.postMessage(JSON.parse(localStorage.getItem('cntv:session') as string));
  channel.close();
}

/** Returns a part of the account outside its menu. */
export const part = (account: HTMLElement, name: string) =>
  account.shadowRoot?.querySelector<HTMLElement>(
    `.account[part=${name}],.account [part=${name}],.bell>[part=${name}]`,
  );
/** Returns the name on the button; null without a viewer. */
export const nameOn = (account: HTMLElement) =>
  account.shadowRoot?.querySelector('.account-name')?.textContent ?? null;
export const menuOf = (account: HTMLElement) => inside(account, '#menu');
export const isShown = (element: Element) =>
  element.getClientRects().length > 0 &&
  element.ownerDocument.defaultView?.getComputedStyle(element).visibility === 'visible';
export const isOpen = (account: HTMLElement) => {
  const menu = account.shadowRoot?.querySelector('#menu');
  return Boolean(menu) && isShown(menu as Element);
};
export const link = (account: HTMLElement) => account.querySelector('a') as HTMLAnchorElement;
export const links = (account: HTMLElement) => [
  ...menuOf(account).querySelectorAll<HTMLAnchorElement>('nav a'),
];

export async function openMenu(account: HTMLElement): Promise<void> {
  (await until(() => part(account, 'toggle'), 'the button')).click();
  await until(() => account.shadowRoot?.querySelector('[data-testid=logout]'), 'the menu');
  await atRest(account);
}

export function press({ window }: HostPage, target: Element, key: string): KeyboardEvent {
  const init = { key, bubbles: true, composed: true, cancelable: true };
  const event = new window.KeyboardEvent('keydown', init);
  target.dispatchEvent(event);
  return event;
}

/** Hides or shows the page, as a change of the tab does. */
export function setVisibility({ document, window }: HostPage, state: 'visible' | 'hidden'): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  document.dispatchEvent(new window.Event('visibilitychange'));
}
