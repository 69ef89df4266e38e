import { FakeApi } from '../fake-api';
import { type HostPage, isReady, openPage, until } from '../host';
import { puzzle } from '../puzzle';

/** A host page with a `<cntv-login>`. */
export type LoginPage = HostPage & { login: HTMLElement };

/** Opens a page with a `<cntv-login>`, and waits until its view is mounted. */
export async function openLogin(options: Partial<Parameters<typeof openPage>[0]> = {}): Promise<LoginPage> {
  const page = await openPage({
    html: '<cntv-login></cntv-login>',
    api: new FakeApi(puzzle.answers),
    ...options,
  });
  const login = page.widget('cntv-login');
  // The view replaces the addresses of the prerender right after it was mounted.
  const early = () => login.shadowRoot?.querySelector('[data-testid~=provider][href$="/login.html"]');
  await until(() => isReady(login) && !early(), 'the view is mounted');
  return { ...page, login };
}
