import type { FakeApi } from './fake-api';
import { type HostPage, openPage } from './host';

/** A host page on which `<cntv-portal>` stands at a path of its table. */
export type PortalPage = HostPage & {
  portal: HTMLElement;
  /** The first element inside the portal that has this part. */
  part(name: string): HTMLElement | null | undefined;
  /** Its text. */
  words(name: string): string | null | undefined;
  /** The portal's own path. */
  path(): string;
};

const BASE = '/host';

export async function openPortalAt(path: string, api: FakeApi, config: object = {}): Promise<PortalPage> {
  const page = await openPage({
    html: `<cntv-portal base="${BASE}"></cntv-portal>`,
    config: { appid: 'demo', ...config },
    api,
    prepare: (window) => window.history.replaceState(null, '', BASE + path),
  });
  const portal = page.widget('cntv-portal');
  const part = (name: string) => portal.shadowRoot?.querySelector<HTMLElement>(`[part~="${name}"]`);
  return {
    ...page,
    portal,
    part,
    words: (name) => part(name)?.textContent,
    path: () => page.window.location.pathname.slice(BASE.length),
  };
}
