import { type Answer, FakeApi } from './fake-api';
import { type HostPage, inside, type, until } from './host';
import { puzzle } from './puzzle';

export const LOGIN = 'POST /openapi/v2/user/login';

/** Credentials that `signIn` types. */
export const CREDENTIALS = { account: '13800138000', password: 'Demo123!' };

/**
 * Returns an API that accepts a sign-in.
 * @param afterwards answers for the viewer, given after the sign-in
 */
export function apiWithSignIn(afterwards: Readonly<Record<string, Answer>>): FakeApi {
  const api = new FakeApi({
    ...puzzle.answers,
    [LOGIN]() {
      Object.assign(api.answers, afterwards);
      return { data: {} };
    },
  });
  return api;
}

/** Submits the form of a login, solves the puzzle, and waits until the viewer is signed in. The page is not left. */
export async function signIn(page: HostPage, login: HTMLElement): Promise<void> {
  typeCredentials(login);
  await submit(page, login);
}

/** Types the credentials into the form of a login. */
export function typeCredentials(login: HTMLElement): void {
  type(inside<HTMLInputElement>(login, '#account'), CREDENTIALS.account);
  type(inside<HTMLInputElement>(login, '#password'), CREDENTIALS.password);
}

/** Submits the typed credentials, see `signIn`. */
export async function submit(page: HostPage, login: HTMLElement): Promise<void> {
  login.addEventListener('cntv-login-success', (event) => event.preventDefault());
  inside<HTMLFormElement>(login, 'form').requestSubmit();
  await puzzle.pass(page, login);
  await until(() => inside(login, '[part~=title]').textContent?.startsWith('您已登录'), 'signed in');
}
