import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';

/** The content security policy of every test page (design.md § 5). */
export const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** Begins what the tests type and no request may have. */
export const SECRET = 'never-sent';
const sentForms = [];

/**
 * Serves `/host?…`, a CMS page for one test with the strict policy. `html` is its body, `config` its configuration,
 * `script` the URL of the loader (repeatable), `asset` a further file in its head, `later` a classic script that runs
 * between the loader and its chunks. `[[cntv-login?lang=en]]` or `[[cntv-portal?base=/host /host/404]]` in `html` is the print of an element, with the configuration of the
 * page or `printConfig`, and with another `stamp`; `allows` names prints whose styles the page may add later. With a `nonce`, the policy allows only scripts that have it; with `policy=none` there
 * is none, because libraries of former years write HTML and compile code.
 */
export async function hostPage(context, next) {
  // The loader encodes letters of the address of its files when it requests them again.
  context.path = decodeURI(context.path);
  // A copy of the loader without its chunks.
  if (context.path === '/broken/cntv-widgets.js') context.url = '/dist/cntv-widgets.js';
  if (context.path === '/built-parts') {
    context.type = 'json';
    context.body = createReadStream(new URL('../../../.cache/build/sources.json', import.meta.url));
    return;
  }
  if (context.path.startsWith('/debian/')) return serveDebianLibrary(context);
  if (FAULT_PATHS.test(context.path) && !(await serveWithFault(context))) return;
  // A form that is sent natively is a request with its values in the address, or one with a body.
  if (context.path === '/sent-forms') {
    context.body = JSON.stringify(sentForms.splice(0));
    return;
  }
  if (context.method === 'POST' || context.url.includes(SECRET))
    sentForms.push(`${context.method} ${context.url}`);
  if (context.path === '/print') {
    const { template } = await printOf(context.query.element);
    context.body = template;
    return;
  }
  if (context.path !== '/host') return next();
  const { html = '', config = '', title = 'A page', nonce, policy = POLICY } = context.query;
  const scripts = [context.query.script ?? '/dist/cntv-widgets.js'].flat().filter(Boolean);
  const assets = [context.query.asset ?? []].flat();
  const later = [context.query.later ?? []].flat();
  const scriptSource = nonce ? `script-src 'nonce-${nonce}'` : "script-src 'self'";
  const attribute = nonce ? ` nonce="${nonce}"` : '';
  const prints = await printsIn(context.query);
  const styleSource = ["style-src 'self'", ...prints.map(({ hash }) => hash)].join(' ');
  if (policy !== 'none')
    context.set(
      'content-security-policy',
      policy.replace("script-src 'self'", scriptSource).replace("style-src 'self'", styleSource),
    );
  context.set('cache-control', 'no-store');
  context.type = 'html';
  context.body = `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>${title}</title>
<script${attribute} src="/tests/support/page/page-setup.js"></script>
${assets.map(asset).join('\n')}
${config ? `<script type="application/json" data-cntv-config>${config}</script>` : ''}
${scripts.map((script) => `<script${attribute} type="module" src="${script}"></script>`).join('\n')}
${later.map((path) => `<script defer src="${path}"></script>`).join('\n')}
<body>${prints.reduce((text, { placeholder, template }) => (placeholder ? text.replace(placeholder, () => template) : text), html)}</body></html>`;
}

/** Returns the prints that a page has, and those that it may add. */
function printsIn({ html = '', config = '{}', printConfig = config, stamp, allows = '' }) {
  const found = [...html.matchAll(/\[\[(.+?)\]\]/g)].map(([placeholder, element]) => [element, placeholder]);
  const later = allows ? [[allows, '']] : [];
  return Promise.all(
    [...found, ...later].map(async ([element, placeholder]) => ({
      ...(await printOf(element, JSON.parse(printConfig), stamp)),
      placeholder,
    })),
  );
}

/** Prints an element as the template of a page does. */
async function printOf(element, config = {}, stamp = undefined) {
  const { printRoot } = await import('../../../dist/cntv-print.mjs');
  const [spec, path] = element.split(' ');
  const [tag, query] = spec.split('?');
  const { root, hash } = await printRoot(tag, new URLSearchParams(query), config, undefined, path);
  const stamped = stamp ? root.replace(/(?<=data-print=")[^"]+/, stamp) : root;
  return { template: `<template shadowrootmode="open">${stamped}</template>`, hash };
}

/**
 * Serves a file of Debian's JavaScript libraries. `without` omits the blocks of this name, as MooTools' packager does for
 * downloads without a compatibility layer.
 */
async function serveDebianLibrary(context) {
  const { without } = context.query;
  const source = await readFile(`/usr/share/javascript/${context.path.slice('/debian/'.length)}`, 'utf8');
  const blocks = new RegExp(`/[/*]\\s*<${without}>.*?</${without}>(?:\\s*\\*/)?`, 'gs');
  context.type = 'js';
  context.body = without ? source.replace(blocks, '') : source;
}

function asset(path) {
  return path.endsWith('.css') ? `<link rel="stylesheet" href="${path}">` : `<script src="${path}"></script>`;
}

const FAULT_PATHS = /^\/(flaky|stored|held|missing|busy|dropped|asked|count|release)\//;
const FIRST_ONLY = ['flaky', 'stored'];
const STATUS = { missing: 404, busy: 503 };
const gates = new Map();

/**
 * Serves the built files with a fault in one chunk, at `/FAULT/ID/CHUNK/cntv-widgets.js`:
 * - `held` delays the chunk until `/release/ID` is requested;
 * - `missing`, `busy` and `dropped` respond with 404 or 503, or abort each response until then;
 * - `flaky` aborts the first response;
 * - `stored` truncates the first response, which the browser stores.
 * `/asked/ID` responds when the chunk has been requested, `/count/ID` with the number of requests.
 * @returns whether the request is passed on to the built file
 */
async function serveWithFault(context) {
  const [, fault, id, chunk, ...file] = context.path.split('/');
  const gate = gateOf(id);
  context.set('cache-control', 'no-store');
  if (!chunk) {
    if (fault === 'release') gate.release.open();
    if (fault === 'asked') await gate.asked.opened;
    context.body = String(gate.count);
    return false;
  }
  if (file.at(-1) === chunk) {
    gate.count += 1;
    gate.asked.open();
    if (fault === 'held') await gate.release.opened;
    else if (FIRST_ONLY.includes(fault) ? gate.count === 1 : !gate.release.isOpen)
      return fail(context, fault);
  }
  context.url = `/dist/${file.join('/')}`;
  return true;
}

function fail(context, fault) {
  if (STATUS[fault]) {
    context.status = STATUS[fault];
    context.body = fault;
    return false;
  }
  if (fault === 'stored') {
    context.set('cache-control', 'public, max-age=31536000, immutable');
    context.type = 'js';
    context.body = 'import {';
    return false;
  }
  context.respond = false;
  // Chromium retries a request without any response by itself, once for each open connection.
  context.res.writeHead(200, { 'content-type': 'text/javascript', 'content-length': '9999' });
  context.res.write('//', () => context.req.socket.destroy());
  return false;
}

function gateOf(id) {
  const gate = gates.get(id) ?? { count: 0, asked: moment(), release: moment() };
  gates.set(id, gate);
  return gate;
}

function moment() {
  const self = { isOpen: false };
  self.opened = new Promise((resolve) => {
    self.open = () => {
      self.isOpen = true;
      resolve();
    };
  });
  return self;
}
