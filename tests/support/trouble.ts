import { FakeApi } from './fake-api';
import { type HostPage, openPage } from './host';
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
) {
  trial += 1;
  const id = `${Date.now()}-${trial}`;
  const script = `/${trouble}/${id}/${part}/cntv-widgets.js`;
  const page = await openPage({ html, api, config: IN_CLEAR, scripts: [script] });
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

/** Takes an element out of the page for long enough that its view ends, and puts it back. */
export async function takeOutAndPutBack({ document }: HostPage, widget: HTMLElement): Promise<void> {
  widget.remove();
  await Promise.resolve();
  document.body.append(widget);
}

/** A part has arrived. */
export function fetched(page: HostPage, part: string): boolean {
  return page.window.performance.getEntriesByType('resource').some(({ name }) => name.includes(part));
}

/** Frames are when intersection observers speak. */
export async function frames(page: HostPage, count: number): Promise<void> {
  for (let n = 0; n < count; n += 1)
    await new Promise((resolve) => page.window.requestAnimationFrame(resolve));
}

export async function configure(page: HostPage, script: string, settings: object): Promise<void> {
  const { importModule } = page.window as unknown as {
    importModule(address: string): Promise<{ configure(settings: object): void }>;
  };
  (await importModule(script)).configure(settings);
}
