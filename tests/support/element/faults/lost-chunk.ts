import { expect } from '@esm-bundle/chai';
import { FakeApi } from '../fake-api';
import { type HostPage, isReady, stateOf, until } from '../host';
import { openPortalAt } from '../pages/portal-page';
import { type ChunkFault, frames, scriptWithFault } from './chunk-faults';

export const BUSY = '系统繁忙！请稍后重试！';

/** Response of the viewer's profile. */
export const SIGNED_IN = {
  'GET /openapi/v2/user/info': {
    data: { uid: 1, nick_name: '山间来客', face_uri: '', account: 'demo@example.com' },
  },
};

/** The ways in which a chunk fails. */
export const FAULTS = ['missing', 'busy', 'dropped'] as const;

type Count = () => Promise<number>;

export const find = (widget: HTMLElement, selector: string) =>
  widget.shadowRoot?.querySelector<HTMLElement>(selector);
export const retryIn = (widget: HTMLElement) => find(widget, '[data-testid~=retry]');
export const offersReload = (widget: HTMLElement) => retryIn(widget)?.textContent === '重新加载';

/** Opens the portal with a fault in one chunk. */
export async function openPortalWithFault(
  fault: ChunkFault,
  chunk: string,
  path: string,
  api = new FakeApi(),
) {
  const faulty = scriptWithFault(fault, chunk);
  const page = await openPortalAt(path, api, { scripts: [faulty.script] });
  return { ...faulty, page, portal: page.portal, errors: errorsOf(page) };
}

/** Expects the failure with a retry, and one request or two. */
export async function expectRetry(page: HostPage, widget: HTMLElement, count: Count) {
  await until(() => retryIn(widget), 'the retry');
  await until(() => widget.shadowRoot?.textContent?.includes(BUSY), 'the message');
  await frames(page, 10);
  expect(await count()).to.be.within(1, 2);
}

/** Presses the retry, which fails, and expects a reload button and at most four requests in all. */
export async function expectReload(page: HostPage, widget: HTMLElement, count: Count) {
  retryIn(widget)?.click();
  await until(() => offersReload(widget), 'the reload');
  await frames(page, 10);
  expect(await count()).to.be.at.most(4);
}

/** Records every `cntv-error` of a page. */
export function errorsOf({ document }: HostPage): string[] {
  const messages: string[] = [];
  document.addEventListener('cntv-error', (event) => messages.push((event as CustomEvent).detail.message));
  return messages;
}

/** Presses the button that starts an element again, and waits until it is ready without a load of the page. */
export async function restartBy({ document }: HostPage, widget: HTMLElement) {
  retryIn(widget)?.click();
  expect(stateOf(widget)).to.equal('loading');
  await until(() => isReady(widget), 'the element is ready again');
  expect(widget.ownerDocument).to.equal(document);
}

/** Presses the reload button and expects that the page is loaded again. */
export async function reloadBy({ frame }: HostPage, button: HTMLElement | null | undefined) {
  const reloaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  button?.click();
  await reloaded;
}
