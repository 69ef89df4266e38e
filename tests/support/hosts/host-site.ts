import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';
import type { Page } from 'puppeteer-core';
import { origin } from '../browser/test-environment';
import type { Visitor } from '../browser/visitor';

const FOLDER = resolve('tests/hosts');
const TYPES = { html: 'text/html; charset=utf-8', js: 'text/javascript', css: 'text/css' };

const DEFINITIONS = {
  'process.env.NODE_ENV': '"development"',
  __VUE_OPTIONS_API__: 'true',
  __VUE_PROD_DEVTOOLS__: 'false',
  __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'true',
};

/** Files of a site by path; `/host/a` and `/host/b` are its pages. */
export type HostSite = {
  files: Readonly<Record<string, string>>;
  /** Returns the policy that the framework permits, from the strict one of the portal; the same by default. */
  policyFrom?(strict: string): string;
};

/** For frameworks that parse HTML, which a page with Trusted Types does not permit without a policy of its own. */
export const withoutTrustedTypes = (strict: string) =>
  strict.replace(/require-trusted-types-for[^;]*;?\s*|trusted-types[^;]*;?\s*/g, '');

/** Scripts of the widgets. */
export const LOADER = '<script type="module" src="/widgets/cntv-widgets.js"></script>';

const LOGIN = '<cntv-login standalone><a href="/login.html">登录</a></cntv-login>';

/** The content of the first page, for frameworks that do not render it. */
export const CONTENT = `<main data-count="{response}"><a id="away" href="/host/b">B</a> <button id="again" type="button">Again</button>
${LOGIN}
<cntv-apply-form form="poetry"></cntv-apply-form>
<cntv-unread-badge max="9"></cntv-unread-badge></main>`;
export const ELSEWHERE =
  '<main><h1 id="elsewhere">B</h1><cntv-unread-badge max="9"></cntv-unread-badge></main>';

/** Returns a page; `{config}` in it is the portal's configuration, `{response}` the number of the response. */
export function hostPage(head: string, body: string): string {
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>A host page</title><link rel="icon" href="data:,">
{config}${head}</head><body>${body}</body></html>`;
}

/** The sign-in of `CONTENT`, as the template of a page prints it with the portal's configuration, and the hash of its style. */
export async function printLogin(): Promise<{ html: string; hash: string }> {
  const { printRoot } = await import(pathToFileURL(resolve('dist/cntv-print.mjs')).href);
  const config = /<script[^>]+data-cntv-config>(.*?)<\/script>/s.exec(
    await (await fetch(`${origin}/login.html`)).text(),
  );
  const { root, hash } = await printRoot(
    'cntv-login',
    new URLSearchParams('standalone'),
    JSON.parse(`${config?.[1]}`),
  );
  return {
    html: `<cntv-login standalone><template shadowrootmode="open">${root}</template><a href="/login.html">登录</a></cntv-login>`,
    hash,
  };
}

/** The same site with the sign-in printed, whose style the policy allows by its hash. */
export function withPrint(
  { files, policyFrom = (strict) => strict }: HostSite,
  { html, hash }: { html: string; hash: string },
): HostSite {
  const printed = Object.entries(files).map(([path, text]) => [path, text.replace(LOGIN, () => html)]);
  return {
    files: Object.fromEntries(printed),
    policyFrom: (strict) => policyFrom(strict).replace("style-src 'self'", `style-src 'self' ${hash}`),
  };
}

/**
 * Bundles an application of `tests/hosts/apps/` for development, in which frameworks warn.
 * @param print what it shows in place of its sign-in
 */
export async function bundle(app: string, print = ''): Promise<string> {
  const { outputFiles } = await esbuild.build({
    absWorkingDir: FOLDER,
    entryPoints: [`apps/${app}`],
    bundle: true,
    write: false,
    format: 'esm',
    logLevel: 'error',
    define: { ...DEFINITIONS, 'process.env.PRINT': JSON.stringify(print) },
  });
  return outputFiles[0]?.text ?? '';
}

/** Returns what the server of an application renders; `print` as above. */
export function renderOnServer(app: string, print = ''): string {
  const env = { ...process.env, PRINT: print };
  return execFileSync(process.execPath, [`apps/${app}`], { cwd: FOLDER, encoding: 'utf8', env });
}

/** Returns a published file of a package. */
export function published(file: string): string {
  return readFileSync(resolve(FOLDER, 'node_modules', file), 'utf8');
}

/**
 * Opens an empty tab that gets the site's files from the portal's origin, and everything else from the portal.
 * @param hold delays the files with these paths until `release` is called
 */
export async function newHostTab(
  visitor: Visitor,
  { files, policyFrom = (strict) => strict }: HostSite,
  hold: readonly string[] = [],
): Promise<{ page: Page; release(): void }> {
  const answer = await fetch(`${origin}/login.html`);
  const configuration = /<script[^>]+data-cntv-config>.*?<\/script>/s.exec(await answer.text())?.[0] ?? '';
  const policy = policyFrom(answer.headers.get('content-security-policy') ?? '');
  const waiting: (() => void)[] = [];
  let isHolding = true;
  let responses = 0;
  const page = await visitor.newTab();
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const file = files[pathname];
    const type = TYPES[(/\.(js|css)$/.exec(pathname)?.[1] ?? 'html') as keyof typeof TYPES];
    const respond = () =>
      void (file === undefined
        ? request.continue()
        : request.respond({
            contentType: type,
            headers: { 'content-security-policy': policy },
            body: file.replace('{config}', configuration).replace('{response}', String(responses++)),
          }));
    if (isHolding && hold.includes(pathname)) waiting.push(respond);
    else respond();
  });
  return {
    page,
    release() {
      isHolding = false;
      for (const respond of waiting.splice(0)) respond();
    },
  };
}
