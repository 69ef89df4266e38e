import { createReadStream } from 'node:fs';

/** The policy of design.md § 5: every page of a test stands under it. */
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

/**
 * Serves `/host?…`, a CMS page for one test under the strict policy. `html` is its body, `config` its configuration,
 * `script` the address of the loader (several may be given), `assets` further files in its head. With a `nonce`, the
 * policy allows only scripts that have it.
 */
export async function hostPage(context, next) {
  // A copy of the loader whose parts are not beside it.
  if (context.path === '/broken/cntv-widgets.js') context.url = '/dist/cntv-widgets.js';
  if (context.path === '/built-parts') {
    context.type = 'json';
    context.body = createReadStream(new URL('../../../dist/.vite/manifest.json', import.meta.url));
    return;
  }
  if (TROUBLED.test(context.path) && !(await troubled(context))) return;
  if (context.path !== '/host') return next();
  const { html = '', config = '', title = 'A page', nonce } = context.query;
  const scripts = [context.query.script ?? '/dist/cntv-widgets.js'].flat().filter(Boolean);
  const assets = [context.query.asset ?? []].flat();
  const scriptSource = nonce ? `script-src 'nonce-${nonce}'` : "script-src 'self'";
  const attribute = nonce ? ` nonce="${nonce}"` : '';
  context.set('content-security-policy', POLICY.replace("script-src 'self'", scriptSource));
  context.set('cache-control', 'no-store');
  context.type = 'html';
  context.body = `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>${title}</title>
<script${attribute} src="/tests/support/page/page-setup.js"></script>
${assets.map(asset).join('\n')}
${config ? `<script type="application/json" data-cntv-config>${config}</script>` : ''}
${scripts.map((script) => `<script${attribute} type="module" src="${script}"></script>`).join('\n')}
<body>${html}</body></html>`;
}

function asset(path) {
  return path.endsWith('.css') ? `<link rel="stylesheet" href="${path}">` : `<script src="${path}"></script>`;
}

const TROUBLED = /^\/(flaky|held|missing|busy|dropped|asked|count|release)\//;
const STATUS = { missing: 404, busy: 503 };
const gates = new Map();

/**
 * The built files with one part in trouble, at `/TROUBLE/ID/PART/cntv-widgets.js`:
 * - `held` delays the part until `/release/ID` is requested;
 * - `missing`, `busy` and `dropped` answer 404 or 503, or break off each response until then;
 * - `flaky` breaks off the first response.
 * `/asked/ID` answers when the part has been requested, `/count/ID` with the number of requests.
 * @returns whether the request goes on to the built file
 */
async function troubled(context) {
  const [, trouble, id, part, ...file] = context.path.split('/');
  const gate = gateOf(id);
  context.set('cache-control', 'no-store');
  if (!part) {
    if (trouble === 'release') gate.release.open();
    if (trouble === 'asked') await gate.asked.opened;
    context.body = String(gate.count);
    return false;
  }
  if (file.at(-1) === part) {
    gate.count += 1;
    gate.asked.open();
    if (trouble === 'held') await gate.release.opened;
    else if (trouble === 'flaky' ? gate.count === 1 : !gate.release.isOpen) return fail(context, trouble);
  }
  context.url = `/dist/${file.join('/')}`;
  return true;
}

function fail(context, trouble) {
  if (STATUS[trouble]) {
    context.status = STATUS[trouble];
    context.body = trouble;
    return false;
  }
  context.respond = false;
  // Chromium repeats a request without any response by itself, once for each connection that it keeps.
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
