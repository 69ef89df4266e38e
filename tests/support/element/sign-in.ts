import { type Answer, FakeApi } from './fake-api';
import { type HostPage, inside, submitForm, type, until } from './host';
import { puzzle } from './puzzle';

export const LOGIN = 'POST /openapi/v2/user/login';

/** What a viewer types into a login. */
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

export function typeCredentials(login: HTMLElement, { account, password } = CREDENTIALS): void {
  type(inside<HTMLInputElement>(login, '#account'), account);
  type(inside<HTMLInputElement>(login, '#password'), password);
}

/** Types the credentials and submits the form; valid ones are followed by the captcha. */
export function submitCredentials(login: HTMLElement, credentials = CREDENTIALS): void {
  typeCredentials(login, credentials);
  submitForm(login);
}

/** Submits the credentials and passes the puzzle, so that they are sent. */
export async function sendCredentials(page: HostPage, login: HTMLElement): Promise<void> {
  submitCredentials(login);
  await puzzle.pass(page, login);
}

/** Waits until the viewer is signed in. The page is not left. */
export async function signIn(page: HostPage, login: HTMLElement): Promise<void> {
  typeCredentials(login);
  await signInAsTyped(page, login);
}

/** Signs in with the credentials that the form has. */
export async function signInAsTyped(page: HostPage, login: HTMLElement): Promise<void> {
  login.addEventListener('cntv-login-success', (event) => event.preventDefault());
  submitForm(login);
  await puzzle.pass(page, login);
  await until(
    () => /^(您已登录|当前登录账号)/.test(inside(login, '[part~=title]').textContent ?? ''),
    'signed in',
  );
}
