import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { root } from '../source/text';
import { forward } from './forward';
import { origin } from './test-environment';

type Answer = (source: string, response: ServerResponse) => void;

const TYPE = { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' };
/** As the README advises. */
const FOREVER = { ...TYPE, 'cache-control': 'public, max-age=31536000, immutable' };
const MINUTES = { ...TYPE, 'cache-control': 'public, max-age=300' };

const send =
  (change: (source: string) => string, headers: object = {}): Answer =>
  (source, response) =>
    response.writeHead(200, { ...FOREVER, ...headers }).end(change(source));

/** The ways in which the response of a file is broken. All but the last two are stored by browsers. */
export const FILE_FAULTS = {
  cut: send((source) => source.slice(0, source.length / 2)),
  empty: send(() => ''),
  html: send(() => '<!doctype html><title>Busy</title>'),
  'html with its type': send(() => '<!doctype html>', { 'content-type': 'text/html' }),
  // 0x7d ^ 0x20 = 0x5d: the bracket after the exports.
  'flipped byte': send((source) => source.replace(/\}(?=[^}]*$)/, ']')),
  'garbage encoding': send((source) => source, { 'content-encoding': 'br' }),
  // The one-letter names of exports change with each release.
  'other release': send((source) => source.replace(/( as \w+)(?=[^{}]*\};?\s*$)/g, '$1_other')),
  404: (_source, response) => response.writeHead(404, TYPE).end(),
  hang: () => {},
} satisfies Record<string, Answer>;

export type FileFault = keyof typeof FILE_FAULTS;

export type FaultySite = {
  origin: string;
  /** Folders of the built files at `/1/` and `/2/`; another folder is a new release that deletes the files of the old one. */
  folders: Record<'1' | '2', string>;
  /** Number of requests by file of `c/`. */
  requests: Map<string, number>;
  /** Breaks the first responses of a file, or changes them by a function, and forgets the requests. */
  breakFile(file: string | null, fault?: FileFault | ((source: string) => string), times?: number): void;
  close(): void;
};

/**
 * Serves pages with widgets and further headers, the built files of a release with the README's headers at `/1/` and of another one at `/2/`, and all
 * other paths from the portal.
 */
export async function startFaultySite(
  pages: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<FaultySite> {
  const configuration = await portalConfiguration();
  let broken = { file: null as string | null, answer: FILE_FAULTS.cut as Answer, left: 0 };
  const site = {
    origin: '',
    requests: new Map<string, number>(),
    folders: { 1: join(root, 'dist'), 2: '' },
    breakFile(file: string | null, fault: FileFault | ((source: string) => string) = 'cut', times = 1) {
      site.requests.clear();
      const answer = typeof fault === 'function' ? send(fault) : FILE_FAULTS[fault];
      broken = { file, answer, left: times };
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  function answerFile(release: '1' | '2', path: string, response: ServerResponse): void {
    let source: string;
    try {
      source = readFileSync(join(site.folders[release], path), 'utf8');
    } catch {
      response.writeHead(404, TYPE).end();
      return;
    }
    const file = path.replace('c/', '');
    if (path === file) {
      response.writeHead(200, MINUTES).end(source);
      return;
    }
    site.requests.set(file, (site.requests.get(file) ?? 0) + 1);
    const isBroken = file === broken.file && broken.left > 0;
    if (isBroken) broken.left -= 1;
    if (isBroken) broken.answer(source, response);
    else response.writeHead(200, FOREVER).end(source);
  }
  const server = createServer((incoming, response) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://localhost');
    const [, release = '', path = ''] = /^\/([12])\/(.*)$/.exec(decodeURIComponent(pathname)) ?? [];
    const html = pages[pathname];
    if (path) answerFile(release as '1' | '2', path, response);
    else if (html)
      response
        .writeHead(200, { 'content-type': 'text/html', ...POLICY, ...headers })
        .end(configuration + html);
    else forward(incoming, response);
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  site.origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return site;
}

const POLICY = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
};

async function portalConfiguration(): Promise<string> {
  const text = await (await fetch(`${origin}/login.html`)).text();
  return `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>A page</title><link rel="icon" href="data:,">
${/<script[^>]+data-cntv-config>.*?<\/script>/s.exec(text)?.[0]}`;
}
