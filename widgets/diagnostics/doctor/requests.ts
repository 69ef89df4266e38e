import { recordedViolations } from './violations';

export type Answered = { url: string; outcome: 'answered'; status: number; type: string; text: string };

/** How a request ended. `policy`: the page's policy has blocked it, which says nothing about the server. */
export type Answer =
  | Answered
  | { url: string; outcome: 'policy' | 'noCors' | 'noCredentials' | 'unreachable' };

/** Whether the status says that nothing is at the address. */
export function isMissing(status: number): boolean {
  return status === 404 || status === 410;
}

/** Told each request before it is sent. */
export type Announce = (line: string) => void;

/** Requests a script as browsers do, from the server and not from the browser's cache. */
export function requestFile(url: string, announce: Announce): Promise<Answer> {
  return request(url, { credentials: 'omit', cache: 'no-store' }, announce);
}

/** Requests a script as the browser has cached it. */
export function requestCached(url: string, announce: Announce): Promise<Answer> {
  return request(url, { credentials: 'omit', cache: 'force-cache' }, announce);
}

/** Sends a call to the API, with cookies. */
export function requestCall(url: string, announce: Announce): Promise<Answer> {
  return request(url, { credentials: 'include', cache: 'no-store' }, announce);
}

/** Sends a `POST` to the API, with cookies. */
export function requestPost(url: string, body: URLSearchParams, announce: Announce): Promise<Answer> {
  return request(url, { method: 'POST', body, credentials: 'include', cache: 'no-store' }, announce);
}

/** Requests the address of an application form, as far as a request can that changes nothing. */
export function requestForm(url: string, announce: Announce): Promise<Answer> {
  return request(url, { credentials: 'same-origin', cache: 'no-store' }, announce);
}

/**
 * Requests the address of a link, as a viewer without a session. Sent once, because it says nothing if it fails.
 * @returns the status; 0 for a redirect, and for a request that has failed
 */
export async function requestLink(url: string, announce: Announce): Promise<number> {
  const options: RequestInit = { method: 'HEAD', credentials: 'omit', redirect: 'manual', cache: 'no-store' };
  announce(lineOf(url, options));
  return fetch(url, { ...options, signal: limited() }).then(
    ({ status }) => status,
    () => 0,
  );
}

function lineOf(url: string, { method = 'GET' }: RequestInit): string {
  return `${method} ${url}`;
}

async function request(url: string, options: RequestInit, announce: Announce): Promise<Answer> {
  announce(lineOf(url, options));
  try {
    const response = await fetch(url, { ...options, signal: limited() });
    const type = response.headers.get('content-type') ?? '';
    return { url, outcome: 'answered', status: response.status, type, text: await response.text() };
  } catch {
    return { url, outcome: await reasonOf(url, options, announce) };
  }
}

/** Browsers hide why a request failed, so that others tell: without cookies, and without reading the response. */
async function reasonOf(url: string, options: RequestInit, announce: Announce) {
  const succeedsWith = (changed: RequestInit) => {
    announce(`${lineOf(url, options)} (${Object.entries(changed).map((entry) => entry.join(': '))})`);
    return succeeds(url, { ...options, ...changed });
  };
  if (await isBlocked(url)) return 'policy';
  if (options.credentials === 'include' && (await succeedsWith({ credentials: 'omit' })))
    return 'noCredentials';
  return (await succeedsWith({ mode: 'no-cors' })) ? 'noCors' : 'unreachable';
}

async function isBlocked(url: string): Promise<boolean> {
  const violations = await recordedViolations();
  return violations.some(
    ({ directive, blocked }) =>
      directive === 'connect-src' && (blocked === url || blocked === new URL(url).origin),
  );
}

async function succeeds(url: string, options: RequestInit): Promise<boolean> {
  try {
    await fetch(url, { ...options, signal: limited() });
    return true;
  } catch {
    return false;
  }
}

const LIMIT_MS = 10_000;

function limited(): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), LIMIT_MS);
  return controller.signal;
}

/**
 * Preloads a module, which `script-src` governs. Resolves to whether the browser could load it as a module; to undefined in
 * browsers without `modulepreload` (before 2023), which send no request and dispatch no event.
 */
export async function preloads(url: string, announce: Announce): Promise<boolean | undefined> {
  if (!document.createElement('link').relList.supports('modulepreload')) return undefined;
  announce(`GET ${url} (modulepreload)`);
  return settled('link', { rel: 'modulepreload', crossOrigin: '', href: url });
}

/** Loads a picture from a `data:` URL, as the captcha does. Sends nothing. */
export function showsDataPicture(): Promise<boolean> {
  return settled('img', { src: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=' });
}

/** Resolves when an element has loaded or failed. */
function settled<Name extends 'link' | 'img'>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): Promise<boolean> {
  return new Promise((resolve) => {
    const element = document.createElement(name);
    const end = (isLoaded: boolean) => {
      element.remove();
      resolve(isLoaded);
    };
    element.onload = () => end(true);
    element.onerror = () => end(false);
    setTimeout(end, LIMIT_MS, false);
    Object.assign(element, properties);
    if (name === 'link') document.head.append(element);
  });
}

/** Returns the URLs below an address that the page has requested, and that were answered with 403. Some browsers do not tell. */
export function forbiddenBelow(address: string): readonly string[] {
  const entries = performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
    responseStatus?: number;
  })[];
  const forbidden = entries.filter(
    ({ name, responseStatus }) => name.startsWith(address) && responseStatus === 403,
  );
  return forbidden.map(({ name }) => name.replace(/[?#].*/s, ''));
}
