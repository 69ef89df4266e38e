import { CookieJar, getPublicSuffix } from 'tough-cookie';
import { fakeRequestClass } from '../support/fake-request';

/** One request, and its response as the server sent it. */
export type Exchange = { method: string; path: string; status: number; type: string; body: string };

/** A browser without pages, in which the client of the widgets runs: its requests, its cookies and its time limit. */
export type Browser = {
  /** All exchanges, oldest first. */
  exchanges: Exchange[];
  /** Sends a request as a page of the portal does, and follows no redirect. */
  request(url: string | URL, init?: RequestInit): Promise<Response>;
  /** Deletes all cookies. */
  forget(): void;
  /** The cookies of the portal, as in the header `Cookie`. */
  cookies(): string;
  /** Sets the cookies of a header `Cookie` for all hosts of the portal's site. */
  setCookies(header: string): void;
  close(): void;
};

type Globals = Record<'XMLHttpRequest' | 'FileReader' | 'location' | 'self' | 'window' | 'console', unknown>;

/**
 * Installs the few globals that the client of the widgets uses. To be called before the client is imported, because axios
 * looks for `XMLHttpRequest` once.
 * @param origin of the page, to which relative URLs refer
 * @param send sends a request to the server
 */
export function openBrowser(origin: string, send: typeof fetch = fetch): Browser {
  const exchanges: Exchange[] = [];
  const jar = new CookieJar();
  const site = getPublicSuffix(new URL(origin).hostname, { ignoreError: true });

  const request: Browser['request'] = async (url, init) => {
    const headers = new Headers(init?.headers);
    headers.set('origin', origin);
    headers.set('sec-fetch-site', 'same-origin');
    headers.set('cookie', jar.getCookieStringSync(String(url)));
    const response = await send(url, { redirect: 'manual', ...init, headers });
    for (const cookie of response.headers.getSetCookie())
      jar.setCookieSync(cookie, String(url), { ignoreError: true });
    return response;
  };

  class Request extends fakeRequestClass(globalThis, origin) {
    override send(body: string | FormData | null = null): void {
      super.send(body);
      this.load().catch(() => this.fail());
    }

    private async load(): Promise<void> {
      const { method, url, body, headers } = this;
      const signal = AbortSignal.timeout(this.timeout);
      const response = await request(url, { method, headers, body, signal });
      const blob = await response.blob();
      const text = await blob.text();
      const type = response.headers.get('content-type') ?? '';
      exchanges.push({ method, path: url.pathname, status: response.status, type, body: text });
      this.answer(
        this.responseType === 'blob' ? blob : text,
        response.status,
        Object.fromEntries(response.headers),
      );
    }
  }

  const page = Object.assign(new EventTarget(), { crypto: globalThis.crypto });
  const restore = replaceGlobals({
    XMLHttpRequest: Request,
    FileReader: BlobReader,
    location: new URL(origin),
    self: page,
    window: page,
    // The lines of the calls say the same as what the widgets write to the console of a page.
    console: Object.assign(Object.create(console), { error() {}, warn() {}, info() {} }),
  });
  return {
    exchanges,
    request,
    forget: () => jar.removeAllCookiesSync(),
    cookies: () => jar.getCookieStringSync(origin),
    setCookies(header) {
      const scope = site ? `; Domain=${site}` : '';
      for (const pair of header.split(';')) jar.setCookieSync(`${pair.trim()}${scope}; Path=/`, origin);
    },
    close() {
      // Closes the channels to other tabs.
      page.dispatchEvent(new Event('pagehide'));
      restore();
    },
  };
}

/** The part of `FileReader` that reads the picture code. */
class BlobReader {
  result = '';
  onload: (() => void) | null = null;

  async readAsDataURL(blob: Blob): Promise<void> {
    const bytes = Buffer.from(await blob.arrayBuffer());
    this.result = `data:${blob.type};base64,${bytes.toString('base64')}`;
    this.onload?.();
  }
}

/** @returns a function that restores the previous values */
function replaceGlobals(values: Globals): () => void {
  const previous = Object.keys(values).map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  );
  for (const [name, value] of Object.entries(values)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  return () => {
    for (const [name, descriptor] of previous) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
    }
  };
}
