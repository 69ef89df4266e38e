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
 * `script` the address of the loader (several may be given), `assets` further files in its head.
 */
export async function hostPage(context, next) {
  // A copy of the loader whose parts are not beside it.
  if (context.path === '/broken/cntv-widgets.js') context.url = '/dist/cntv-widgets.js';
  if (/^\/(flaky|held|asked|release)\//.test(context.path) && !(await troubled(context))) return;
  if (context.path !== '/host') return next();
  const { html = '', config = '', title = 'A page' } = context.query;
  const scripts = [context.query.script ?? '/dist/cntv-widgets.js'].flat().filter(Boolean);
  const assets = [context.query.asset ?? []].flat();
  context.set('content-security-policy', POLICY);
  context.set('cache-control', 'no-store');
  context.type = 'html';
  context.body = `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>${title}</title>
<script src="/tests/support/page-setup.js"></script>
${assets.map(asset).join('\n')}
${config ? `<script type="application/json" data-cntv-config>${config}</script>` : ''}
${scripts.map((script) => `<script type="module" src="${script}"></script>`).join('\n')}
<body>${html}</body></html>`;
}

function asset(path) {
  return path.endsWith('.css') ? `<link rel="stylesheet" href="${path}">` : `<script src="${path}"></script>`;
}

const failed = new Set();
const gates = new Map();

/**
 * The built files with one part in trouble: `/flaky/ID/PART/cntv-widgets.js` fails once for the part, and
 * `/held/ID/PART/cntv-widgets.js` keeps it back until `/release/ID` is asked for; `/asked/ID` answers when the part
 * has been asked for.
 * @returns whether the request goes on to the built file
 */
async function troubled(context) {
  const [, trouble, id, part, ...file] = context.path.split('/');
  const gate = gateOf(id);
  context.set('cache-control', 'no-store');
  if (trouble === 'release' || trouble === 'asked') {
    if (trouble === 'release') gate.release.open();
    else await gate.asked.opened;
    context.body = trouble;
    return false;
  }
  if (file.at(-1).startsWith(part)) {
    gate.asked.open();
    if (trouble === 'held') await gate.release.opened;
    else if (!failed.has(id)) {
      failed.add(id);
      // An answer that breaks off: Chromium asks again by itself where there is none, and remembers a refusal.
      context.respond = false;
      context.res.writeHead(200, { 'content-type': 'text/javascript', 'content-length': '9999' });
      context.res.write('//', () => context.req.socket.destroy());
      return false;
    }
  }
  context.url = `/dist/${file.join('/')}`;
  return true;
}

function gateOf(id) {
  const gate = gates.get(id) ?? { asked: moment(), release: moment() };
  gates.set(id, gate);
  return gate;
}

function moment() {
  let open;
  const opened = new Promise((resolve) => {
    open = resolve;
  });
  return { open, opened };
}
