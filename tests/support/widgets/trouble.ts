import { FakeApi } from './fake-api';
import { type HostPage, openPage, until } from './host';
import { puzzle } from './puzzle';

export const LOGIN_WITH_FALLBACK = '<cntv-login><a href="/login.html">登录</a></cntv-login>';
/** Bodies go in clear, so that no key is needed. */
export const IN_CLEAR = { appid: 'demo', signing: { mode: 'off' } };

/** What can happen to a part, see `tests/support/page/host-page.mjs`. */
export type Trouble = 'held' | 'flaky' | 'missing' | 'busy' | 'dropped';

const manifest: Record<string, { file: string }> = await (await fetch('/built-parts')).json();
let trial = 0;

/** The file of a part in `dist/c`, by the end of its source's path. */
function fileOf(part: string): string {
  const source = Object.keys(manifest).find((path) => path.replace(/\.tsx?$/, '').endsWith(`/${part}`));
  if (!source) throw new Error(`No part is built from ${part}.`);
  return manifest[source]?.file.split('/').at(-1) as string;
}

/** The loader's address on a site that has one part in trouble. */
export function troubledScript(trouble: Trouble, part: string) {
  trial += 1;
  const id = `${Date.now()}-${trial}`;
  return {
    script: `/${trouble}/${id}/${fileOf(part)}/cntv-widgets.js`,
    /** Resolves when the part was requested. */
    asked: () => fetch(`/asked/${id}`),
    /** How often the part was requested. */
    count: async () => Number(await (await fetch(`/count/${id}`)).text()),
    /** Ends the trouble. */
    release: () => fetch(`/release/${id}`),
  };
}

/** Opens a page on which one part of the script is in trouble. */
export async function openTroubled(
  trouble: Trouble,
  part: string,
  html = LOGIN_WITH_FALLBACK,
  api = new FakeApi(puzzle.answers),
  prepare?: (page: Window) => void,
) {
  const troubled = troubledScript(trouble, part);
  const { script } = troubled;
  const page = await openPage({ html, api, config: IN_CLEAR, scripts: [script], prepare });
  return {
    page,
    widget: page.document.querySelector('cntv-login, cntv-unread-badge') as HTMLElement,
    api,
    ...troubled,
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
  return resources.find(({ name }) => name.endsWith(`/${fileOf(part)}`))?.name;
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
