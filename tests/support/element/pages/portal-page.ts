import type { FakeApi } from '../fake-api';
import { type HostPage, isReady, openPage, stateOf, until } from '../host';

/** A host page with `<cntv-portal>` at a path of its route table. */
export type PortalPage = HostPage & {
  portal: HTMLElement;
  /** Returns the first element with this part or test ID inside the portal. */
  part(name: string): HTMLElement | null | undefined;
  /** Returns its text. */
  words(name: string): string | null | undefined;
  /** Returns the path below the portal's base. */
  path(): string;
};

type Options = {
  config?: object;
  width?: number;
  /** URLs of the loader; the built one by default. */
  scripts?: readonly string[];
  /** Scripts of the page itself, before the loader. */
  assets?: readonly string[];
  /** Further query parameters of the page. */
  query?: Record<string, string>;
  /** HTML of the portal with its fallback. */
  html?: string;
  /** Runs in the page before all other scripts. */
  prepare?(page: HostPage['window']): void;
};

const BASE = '/host';
const EMPTY = { data: { total: 0, rows: [] } };

/** Responses for a viewer without data; `not logged in` would sign the viewer out. */
export const NOTHING_KEPT: FakeApi['answers'] = {
  'GET /openapi/v2/user/message/count': { data: { subscribe_count: 0, system_count: 0 } },
  'GET /openapi/v2/user/sign': { data: { signed: 0, days_consecutive: 0, days_cumulative: 0 } },
  'GET /openapi/v2/video/records': EMPTY,
  'GET /openapi/v2/collect/records': EMPTY,
  'GET /openapi/v2/subscribe/records': EMPTY,
  'GET /openapi/v2/user/message/subscribes': EMPTY,
  'GET /openapi/v2/user/message/systems': EMPTY,
};

/**
 * Opens the portal until it is ready, or shows an error in its first screen.
 * @param path with its query, without the portal's base
 */
export async function openPortalAt(path: string, api: FakeApi, options: Options = {}): Promise<PortalPage> {
  for (const [endpoint, answer] of Object.entries(NOTHING_KEPT)) api.answers[endpoint] ??= answer;
  const { config, html = `<cntv-portal base="${BASE}"></cntv-portal>`, prepare, ...rest } = options;
  const page = await openPage({
    ...rest,
    html,
    config: { appid: 'demo', ...config },
    api,
    prepare(window) {
      prepare?.(window as HostPage['window']);
      window.history.replaceState(null, '', BASE + path);
    },
  });
  const portal = page.widget('cntv-portal');
  const part = (name: string) =>
    portal.shadowRoot?.querySelector<HTMLElement>(`[part~="${name}"],[data-testid~="${name}"]`);
  await until(() => isReady(portal) || stateOf(portal) === 'error', 'the portal');
  return {
    ...page,
    portal,
    part,
    words: (name) => part(name)?.textContent,
    path: () => page.window.location.pathname.slice(BASE.length),
  };
}
