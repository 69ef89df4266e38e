import { FakeApi } from './fake-api';
import { type HostPage, openPage, until } from './host';
import { puzzle } from './puzzle';

export const LOGIN_WITH_FALLBACK = '<cntv-login><a href="/login.html">登录</a></cntv-login>';
/** Bodies go in clear, so that no key is needed. */
export const IN_CLEAR = { appid: 'demo', signing: { mode: 'off' } };

let trial = 0;

/** Opens a page on which one part of the script is in trouble. */
export async function openTroubled(
  trouble: 'held' | 'flaky',
  part: string,
  html = LOGIN_WITH_FALLBACK,
  api = new FakeApi(puzzle.answers),
  prepare?: (page: Window) => void,
) {
  trial += 1;
  const id = `${Date.now()}-${trial}`;
  const script = `/${trouble}/${id}/${part}/cntv-widgets.js`;
  const page = await openPage({ html, api, config: IN_CLEAR, scripts: [script], prepare });
  return {
    page,
    widget: page.document.querySelector('cntv-login, cntv-unread-badge') as HTMLElement,
    api,
    script,
    /** The part in trouble was asked for. */
    asked: () => fetch(`/asked/${id}`),
    release: () => fetch(`/release/${id}`),
  };
}

/** Takes an element out of the page for long enough that its view ends. */
export async function takeOut(widget: HTMLElement): Promise<void> {
  widget.remove();
  await Promise.resolve();
}

/** The same, and puts it back. */
export async function takeOutAndPutBack({ document }: HostPage, widget: HTMLElement): Promise<void> {
  await takeOut(widget);
  document.body.append(widget);
}

/** A part has arrived. */
export function fetched(page: HostPage, part: string): boolean {
  return addressOf(page, part) !== undefined;
}

/** A part has arrived and run; whoever imported it before goes on before this does. */
export async function evaluated(page: HostPage, part: string): Promise<void> {
  await importInto(page, await until(() => addressOf(page, part), `${part} has arrived`));
}

function addressOf({ window }: HostPage, part: string): string | undefined {
  const resources = window.performance.getEntriesByType('resource');
  return resources.find(({ name }) => name.split('/').at(-1)?.startsWith(part))?.name;
}

function importInto({ window }: HostPage, address: string): Promise<unknown> {
  return (window as unknown as { importModule(address: string): Promise<unknown> }).importModule(address);
}

/** Frames are when intersection observers speak. */
export async function frames(page: HostPage, count: number): Promise<void> {
  for (let n = 0; n < count; n += 1)
    await new Promise((resolve) => page.window.requestAnimationFrame(resolve));
}

export async function configure(page: HostPage, script: string, settings: object): Promise<void> {
  const loader = (await importInto(page, script)) as { configure(settings: object): void };
  loader.configure(settings);
}
