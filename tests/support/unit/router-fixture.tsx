import { act } from 'react';
import { unload } from 'swr';
import { expect, vi } from 'vitest';
import type { Entry, RouteHistory } from '#app/history/route-history';
import type { RouteRow } from '#app/route-table';
import { RouterView } from '#app/router-view';
import type { RouteName } from '#config/paths';
import { areaLoader } from '#i18n/areas';
import { loadChunk } from '#lib/chunk';
import { configuration, notifyConfigChange } from '#page-config/layers';
import { resetSession } from '#session/session';
import { type Router, useRouter } from '#shared/navigation/route';
import type { Elements } from '#ui/elements';
import { HostProvider } from '#ui/host';
import { ToastProvider } from '#ui/toast/toast';
import { FakeXhr } from './fake-xhr';
import { fakeHost } from './host';
import { mount } from './mount';

// The shell and the texts are loaded before the tests.
await Promise.all([
  import('#app/shell/shell'),
  ...(['member', 'portal', 'lists'] as const).map((area) => loadChunk(areaLoader(area, 'zh-CN'))),
]);

/** The router of the screen that was rendered last. */
export let router: Router;

/** A route whose screen has its name as the title, and a field. */
export function rowOf(name: RouteName, more: Partial<RouteRow> = {}): RouteRow {
  const Screen = NamedScreen.bind(null, { name });
  return { name, load: async () => ({ Screen }), ...more };
}

function NamedScreen({ name }: { name: RouteName }) {
  router = useRouter() as Router;
  return (
    <section data-testid={`screen-${name}`}>
      <h2 part="title">{name}</h2>
      <input id={name} />
    </section>
  );
}

export type TestHistory = RouteHistory & {
  /** The calls of `go`. */
  went: [to: string, options: { state?: unknown; replaces?: boolean } | undefined][];
  /** Changes the entry, as the viewer does by the buttons of the browser. */
  show(to: string, more?: Partial<Entry>): Promise<void>;
};

export function testHistory(start: string, base = '/base'): TestHistory {
  const entryOf = (to: string, more: Partial<Entry> = {}): Entry => {
    const { pathname, search } = new URL(to, location.origin);
    return { path: pathname, search, state: undefined, isTraversed: false, position: null, ...more };
  };
  let entry = entryOf(start);
  const listeners = new Set<() => void>();
  const went: TestHistory['went'] = [];
  const change = (next: Entry) => {
    entry = next;
    for (const listener of listeners) listener();
  };
  return {
    went,
    entry: () => entry,
    go(to, options) {
      went.push([to, options]);
      change(entryOf(to, { state: options?.state }));
    },
    show: (to, more) => act(async () => change(entryOf(to, more))),
    hrefOf: (to) => base + to,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

type Props = Partial<Parameters<typeof RouterView>[0]>;

/** Renders content in a widget whose events are recorded. */
export async function openWidget(content: Elements) {
  const view = mount(null);
  const element = view.shadow.host as HTMLElement;
  const told: { name: string; detail: unknown }[] = [];
  /** Names of the events whose default action the page prevents. */
  const prevented = new Set<string>();
  const emit = (name: string, detail: unknown) => {
    told.push({ name, detail });
    return !prevented.has(name);
  };
  // Asynchronous, because content that suspends in a synchronous `act` is never rendered.
  const render = (next: Elements) =>
    act(async () =>
      view.render(
        <HostProvider value={fakeHost({ element, emit })}>
          <ToastProvider>{next}</ToastProvider>
        </HostProvider>,
      ),
    );
  await render(content);
  return {
    ...view,
    element,
    told,
    prevented,
    render,
    screens: () => view.all('[data-testid^=screen-]').map(({ dataset }) => dataset.testid?.slice(7)),
    status: () => view.part('route-status').textContent,
    focused: () => view.shadow.activeElement?.textContent || view.shadow.activeElement?.id || null,
  };
}

export type Widget = Awaited<ReturnType<typeof openWidget>>;

export function openRouter(
  rows: readonly RouteRow[],
  history: RouteHistory,
  props: Props = {},
): Promise<Widget> {
  return openWidget(<RouterView rows={rows} history={history} {...props} />);
}

/** Turns of the event loop; chunks and responses are in memory here, and need a few of them. */
const TURNS = 30;

/** Waits for chunks and responses. */
export async function until(check: () => void): Promise<void> {
  for (let turn = 1; turn < TURNS; turn += 1) {
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    try {
      return check();
    } catch {}
  }
  check();
}

/** Waits until exactly this screen is rendered. */
export const untilScreen = (widget: Widget, name: string) =>
  until(() => expect(widget.screens()).toEqual([name]));

/** A page without configuration and viewer, opened by a press, with a service that responds to each call with code 0. */
export function freshStage(): void {
  document.body.click();
  configuration.layers.length = 0;
  configuration.layers.push({ appid: 'demo', signing: { mode: 'off' } });
  notifyConfigChange();
  act(() => resetSession());
  unload({ revalidate: false });
  localStorage.clear();
  FakeXhr.reset();
  FakeXhr.autoAnswer = (request) => request.answer({ code: 0, data: { uid: '1', nick_name: 'A' } });
  vi.stubGlobal('XMLHttpRequest', FakeXhr);
}
