import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ownAddress, pageUrl } from '#lib/document/page-url';
import { root, withoutComments } from '../../../support/source/text';

const PAGE = 'https://tv.example/news/1.html?a=b';

function open(href: string, origin: string, base = href) {
  vi.stubGlobal('self', { location: { href, origin: originOf(href) }, origin });
  vi.stubGlobal('location', { href, origin: originOf(href) });
  vi.stubGlobal('document', { documentElement: { baseURI: base } });
}
const originOf = (href: string) => new URL(href).origin;

describe('the URL of a page', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['a page', PAGE, 'https://tv.example', PAGE, PAGE],
    ['a sandboxed page', PAGE, 'null', PAGE, PAGE],
    ['a page with a base of another host', PAGE, 'https://tv.example', 'https://cdn.example/', PAGE],
    ['a frame with srcdoc', 'about:srcdoc', 'https://tv.example', PAGE, 'https://tv.example'],
    ['an empty frame', 'about:blank', 'https://tv.example', PAGE, 'https://tv.example'],
    ['a page of a blob', 'blob:https://tv.example/1', 'https://tv.example', undefined, 'https://tv.example'],
    ['a sandboxed frame with srcdoc', 'about:srcdoc', 'null', PAGE, PAGE],
  ])('is known in %s', (_what, href, origin, base, expected) => {
    open(href, origin, base);
    expect(pageUrl()).toBe(expected);
    expect(new URL(ownAddress('/login.html'), base ?? href).href).toBe('https://tv.example/login.html');
  });

  it.each([PAGE, 'https://tv.example/', 'https://tv.example/other/path/'])(
    'leaves addresses as they are with the base %s',
    (base) => {
      open(PAGE, 'https://tv.example', base);
      for (const address of ['/a', 'a?b', '#c', 'https://cdn.example/d'])
        expect(ownAddress(address)).toBe(address);
    },
  );

  it.each([
    'https://cdn.example/',
    'http://tv.example/',
    'https://tv.example:8443/',
    'https://tv.example.org/',
  ])('makes addresses absolute with the base %s', (base) => {
    open(PAGE, 'https://tv.example', base);
    expect(ownAddress('/a?b#c')).toBe('https://tv.example/a?b#c');
    expect(ownAddress('a')).toBe('https://tv.example/news/a');
    expect(ownAddress('https://cdn.example/d')).toBe('https://cdn.example/d');
  });

  it('is read by these functions only, and each navigation, link and call uses one of them', () => {
    const files = ['src', 'widgets']
      .flatMap((folder) =>
        readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((f) => `${folder}/${f}`),
      )
      .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('page-url.ts'));
    const wrong = files.flatMap((file) => {
      const lines = withoutComments(file).split('\n');
      return lines
        .filter((line) => BYPASSES.some((bypass) => bypass.test(line)))
        .map((line) => `${file}: ${line.trim()}`);
    });
    expect(wrong).toEqual([]);
  });
});

/** Addresses that the browser would resolve against `<base>`, or that have no base in a frame with `srcdoc`. */
const BYPASSES = [
  /new URL\([^;]*\blocation\.(href|origin)/,
  /<a\b[^>]*\bhref=\{(?!readHttpAddress|signInUrl)/,
  /\.(push|replace)State\(.*, '', (?!ownAddress\(|url\b)/,
  /location\.(assign|replace)\((?!redirectTo|target|url|ownAddress|withRest)/,
];
