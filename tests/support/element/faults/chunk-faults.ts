import { FakeApi } from '../fake-api';
import { type HostPage, openPage, until } from '../host';
import { puzzle } from '../puzzle';

/** A login that does not wait for a touch. */
export const LOGIN_WITH_FALLBACK = '<cntv-login loading="eager"><a href="/login.html">登录</a></cntv-login>';
/** Sends unsigned bodies, which need no key. */
export const UNSIGNED = { appid: 'demo', signing: { mode: 'off' } };

/** The fault of a chunk, see `tests/support/page/host-page.mjs`. */
export type ChunkFault = 'held' | 'flaky' | 'stored' | 'missing' | 'busy' | 'dropped';

/** The built files by source. */
const files: Record<string, string> = await (await fetch('/built-parts')).json();
let trial = 0;

/** Returns the file in `dist/c` that has a module, by the end of the path of its source. */
function fileOf(chunk: string): string {
  const source = Object.keys(files).find((path) => path.replace(/\.tsx?$/, '').endsWith(`/${chunk}`));
  if (!source) throw new Error(`No chunk is built from ${chunk}.`);
  return files[source]?.split('/').at(-1) as string;
}

/** Returns the URL of the loader with a fault in one chunk. */
export function scriptWithFault(fault: ChunkFault, chunk: string) {
  trial += 1;
  const id = `${Date.now()}-${trial}`;
  return {
    script: `/${fault}/${id}/${fileOf(chunk)}/cntv-widgets.js`,
    /** Resolves when the chunk was requested. */
    asked: () => fetch(`/asked/${id}`),
    /** Returns how often the chunk was requested. */
    count: async () => Number(await (await fetch(`/count/${id}`)).text()),
    /** Removes the fault. */
    release: () => fetch(`/release/${id}`),
  };
}

/** Opens a page with a fault in one chunk. @param options of the page; a login with its fallback by default */
export async function openWithFault(
  fault: ChunkFault,
  chunk: string,
  options: Partial<Parameters<typeof openPage>[0]> = {},
) {
  const faulty = scriptWithFault(fault, chunk);
  const page = await openPage({
    html: LOGIN_WITH_FALLBACK,
    api: new FakeApi(puzzle.answers),
    config: UNSIGNED,
    scripts: [faulty.script],
    ...options,
  });
  return { ...faulty, page, widget: page.document.body.firstElementChild as HTMLElement };
}

/** Removes an element and waits until its view is unmounted. */
export async function disconnect(widget: HTMLElement): Promise<void> {
  widget.remove();
  await Promise.resolve();
}

/** Removes an element, waits until its view is unmounted, and adds it again. */
export async function reconnect({ document }: HostPage, widget: HTMLElement): Promise<void> {
  await disconnect(widget);
  document.body.append(widget);
}

/** Whether a chunk has been loaded. */
export function fetched(page: HostPage, chunk: string): boolean {
  return addressOf(page, chunk) !== undefined;
}

/** Waits until a chunk is evaluated; earlier imports of it resolve first. */
export async function evaluated(page: HostPage, chunk: string): Promise<void> {
  await importInto(page, await until(() => addressOf(page, chunk), `${chunk} has arrived`));
}

function addressOf({ window }: HostPage, chunk: string): string | undefined {
  const resources = window.performance.getEntriesByType('resource');
  return resources.find(({ name }) => name.endsWith(`/${fileOf(chunk)}`))?.name;
}

function importInto({ window }: HostPage, address: string): Promise<unknown> {
  return (window as unknown as { importModule(address: string): Promise<unknown> }).importModule(address);
}

/** Waits for frames, in which intersection observers are called. */
export async function frames(page: HostPage, count: number): Promise<void> {
  for (let n = 0; n < count; n += 1)
    await new Promise((resolve) => page.window.requestAnimationFrame(resolve));
}

export async function configure(page: HostPage, script: string, settings: object): Promise<void> {
  const loader = (await importInto(page, script)) as { configure(settings: object): void };
  loader.configure(settings);
}
