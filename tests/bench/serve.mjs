import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { getCertificate } from '@vitejs/plugin-basic-ssl';
import { build } from 'vite';
import { prerender } from '../../vite.config.ts';
import { PUBLIC_KEY } from '../support/test-key.ts';
import { answerTo, MEMBER_API } from './answers.mjs';

const root = new URL('../../', import.meta.url);
const head = '<!doctype html><meta charset=utf-8><title>bench</title>';
/** Not the name of the own machine, on which pages load the checks for their authors. */
export const VIEWERS_HOST = 'portal.test';
const config = (keys) => {
  const complete = { appid: 'bench', signing: { publicKey: PUBLIC_KEY }, ...keys };
  return `<script type=application/json data-cntv-config>${JSON.stringify(complete)}</script>`;
};
const memberConfig = config({ apiBase: MEMBER_API });
const loaderScript = '<script type=module src=/dist/cntv-widgets.js></script>';
const loader = loaderScript + config();

/**
 * The measured pages, and those for comparison: the login that loads its view at once, with the first touch (`touch`), and
 * printed by the page's template (`static`); a custom element that renders the fields of the login without libraries, one
 * that renders the same form as the login with React only, and copies of other elements, see `copied.mjs`.
 */
const PAGES = {
  login: `${head}${loader}<cntv-login loading=eager></cntv-login>`,
  'login-not-prerendered': `${head}${loader}<cntv-login loading=eager lang=en></cntv-login>`,
  'login-preloads': `${head}${config()}${snippet().replace('<cntv-login', '<cntv-login loading=eager')}`,
  touch: `${head}${loader}<cntv-login></cntv-login>`,
  bare: `${head}<script type=module src=/tests/bench/bare.js></script><bare-login></bare-login>`,
  react: `${head}<script type=module src=/react.js></script><react-login></react-login>`,
  messages: `${head}${loaderScript}${memberConfig}<cntv-member-center section=message tab=system></cntv-member-center>`,
  home: `${head}${loaderScript}${memberConfig}<cntv-member-center></cntv-member-center>`,
  form: `${head}${loader}<cntv-apply-form form=personal loading=eager></cntv-apply-form>`,
  many: `${head}${loader}<main></main>`,
};
/** A page as a CMS writes it, with a badge and an account in its header and a login beside the text. */
const article = `<main>${'<h2>新闻</h2><p>正文</p><ul><li>一<li>二<li>三</ul>'.repeat(60)}</main>`;
const withSlots = (viewer, login) =>
  `<header><a href=/>首页</a>${viewer}</header>${article}<aside>${login}</aside>`;
Object.assign(PAGES, {
  news: `${head}${loader}${withSlots(
    '<cntv-unread-badge><a href=/message>消息</a></cntv-unread-badge><cntv-account><a href=/login>登录</a></cntv-account>',
    '<cntv-login><a href=/login>登录</a></cntv-login>',
  )}`,
  'news-without': `${head}${withSlots('<a href=/message>消息</a><a href=/login>登录</a>', '<a href=/login>登录</a>')}`,
});

/** The login as the published command prints it for a template; in builds without the option, from the prerendered tree. */
async function printedLogin() {
  const command = fileURLToPath(new URL('dist/snippet.mjs', root));
  const { stdout } = spawnSync(process.execPath, [command, '--static', '/dist/', 'cntv-login'], {
    encoding: 'utf8',
  });
  const printed = /<cntv-login.*<\/cntv-login>/s.exec(stdout)?.[0] ?? '';
  if (printed.includes('shadowrootmode')) return printed;
  const module = await prerender().load('\0virtual:prerender');
  const { trees, css, tokens } = JSON.parse(module.slice(module.indexOf('{')));
  const values = tokens.map(([name, value]) => `--_${name}:var(--cntv-${name},${value})`).join(';');
  const tree = trees.login.map(markupOf).join('');
  return `<cntv-login><template shadowrootmode=open><style>:host{${values}}${css}</style><div>${tree}</div><slot></slot></template></cntv-login>`;
}

function markupOf(tree) {
  if (typeof tree === 'string') return tree;
  const [tag, attributes, ...children] = tree;
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  const end = tag === 'input' ? '' : `${children.map(markupOf).join('')}</${tag}>`;
  return `<${tag}${written.join('')}>${end}`;
}

/** The lines that the published command prints for a page with a login, without the configuration. */
function snippet() {
  const command = fileURLToPath(new URL('dist/snippet.mjs', root));
  const lines = execFileSync(process.execPath, [command, '/dist/', 'cntv-login'], { encoding: 'utf8' });
  return lines.replace(/<script type="application.*?<\/script>/s, '');
}

/** Serves the pages of the bench and the built files as a CDN would: over HTTP/2, compressed with brotli. */
export async function serveBench() {
  const compressed = new Map([['react.js', brotliCompressSync(await built('react.jsx'))]]);
  const copyScript = await built('copy.jsx');
  // After the builds, which it would make those for development.
  PAGES.static = `${head}${loader}${await printedLogin()}`;
  const compress = (key, content) => {
    if (!compressed.has(key)) compressed.set(key, brotliCompressSync(content()));
    return compressed.get(key);
  };
  const certificate = await getCertificate(join(tmpdir(), 'cntv-bench'));
  const server = createSecureServer({ key: certificate, cert: certificate }, ({ url }, response) => {
    const path = url.slice(1).split('?')[0];
    // What an author's mistake loads would be measured with the page of a viewer.
    if (path.includes('/diagnostics.chunk'))
      throw new Error('A page of the bench has a mistake: see its console.');
    if (path.includes('openapi/'))
      return response.writeHead(200, { 'content-type': 'application/json' }).end(answerTo(`/${path}`));
    try {
      const body = compress(path, () => PAGES[path] ?? readFileSync(new URL(path, root)));
      response.setHeader('content-type', path.endsWith('.js') ? 'text/javascript' : 'text/html');
      response.setHeader('content-encoding', 'br');
      if (path.startsWith('dist/')) response.setHeader('cache-control', 'max-age=31536000, immutable');
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `https://${VIEWERS_HOST}:${server.address().port}`,
    port: server.address().port,
    /** Adds a page that shows a copy of what another page has shown, rendered with React only. */
    addCopy(page, copied) {
      const script = `window.copied=${JSON.stringify(copied)};${copyScript}`;
      compressed.set(`${page}.js`, brotliCompressSync(script));
      PAGES[page] = `${head}<script type=module src=/${page}.js></script><react-copy></react-copy>`;
    },
    close: () => server.close(),
  };
}

/** Builds a script of the bench as one file, like the widgets. */
async function built(name) {
  const { output } = await build({
    configFile: false,
    root: fileURLToPath(root),
    logLevel: 'warn',
    plugins: [prerender()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: fileURLToPath(new URL(`tests/bench/${name}`, root)) },
    },
  });
  return output[0].code;
}
