import { readdirSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { Window } from 'happy-dom';
import { defineConfig, type Plugin, runnerImport, type UserConfig } from 'vite';

/**
 * Two builds into one folder. The first makes every part that is loaded on demand, with hashed names; the second
 * makes the loader, one file that knows those names and shares no chunk, so that whatever address or query it is
 * loaded under, no part can load it a second time.
 */
const root = import.meta.dirname;
const parts = readdirSync(resolve(root, 'widgets'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^render-view\.tsx|\.view\.tsx|\.gate\.ts)$/.test(file))
  .map((file) => resolve(root, 'widgets', file));

const shared = {
  base: './',
  publicDir: false,
  resolve: { conditions: ['browser', 'module', 'production'] },
  ssr: {
    noExternal: true,
    target: 'webworker',
    resolve: { conditions: ['browser', 'module', 'production'] },
  },
  // Tests need React's development build, which has `act`.
  define: process.env.VITEST ? {} : { 'process.env.NODE_ENV': '"production"' },
} satisfies UserConfig;
// Vite's preload helper is 0.9 KB, in the loader and again in the parts; builds for a server get none.
const output = {
  target: ['chrome91', 'edge91', 'firefox90', 'safari15'],
  sourcemap: true,
  ssr: true,
  minify: 'oxc',
  outDir: 'dist',
} satisfies UserConfig['build'];

export default defineConfig(({ mode }) => (mode === 'loader' ? loader() : partsOnDemand()));

function partsOnDemand(): UserConfig & { test: object } {
  return {
    ...shared,
    plugins: [replaceModules()],
    build: {
      ...output,
      manifest: true,
      rolldownOptions: {
        input: parts,
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: 'c/[name]-[hash:6].js',
          chunkFileNames: 'c/[name]-[hash:6].js',
          codeSplitting: {
            // Few files, cut where needs part; each takes along what it imports. A badge fetches `calls` alone.
            groups: [
              {
                name: 'react',
                test: /node_modules\/(react|react-dom|scheduler)\/|rolldown.runtime/,
                priority: 3,
              },
              {
                name: 'calls',
                test: /src\/(api\/call|config\/(events|endpoints))\.ts|widgets\/host\.ts/,
                priority: 3,
              },
              {
                name: 'ui',
                test: /widgets\/render-view\.tsx|src\/(messages\/loader|ui\/(?!schema-form|form-engine|dialog|modal|loading|skeleton|use-area-texts|use-seconds-left|use-title-focus|tabs|radio-group))/,
                priority: 2,
              },
              {
                name: 'screens',
                test: /src\/blocks\/(navigation|sign-on|failure)\//,
                priority: 1,
              },
              {
                name: 'login',
                test: /src\/features\/login\/login-screen/,
                priority: 0,
              },
            ],
          },
        },
      },
    },
    test: { include: ['tests/unit/**/*.test.{ts,tsx}'], testTimeout: 20_000 },
  };
}

function loader(): UserConfig {
  return {
    ...shared,
    plugins: [firstPaint(), partsByName()],

    build: {
      ...output,
      emptyOutDir: false,
      rolldownOptions: {
        input: { 'cntv-widgets': resolve(root, 'widgets/index.ts') },
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js' },
      },
    },
  };
}

/** Dynamic imports of the loader become imports of the files which the first build wrote. */
function partsByName(): Plugin {
  const manifest = JSON.parse(readFileSync(resolve(root, 'dist/.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string }
  >;
  return {
    name: 'parts-by-name',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const part = found && manifest[relative(root, found.id)];
      return part && importer ? { id: `./${part.file}`, external: true } : found;
    },
  };
}

/** `virtual:first-paint`: the prerendered states as trees for createElement, and their styles. */
function firstPaint(): Plugin {
  return {
    name: 'first-paint',
    resolveId: (id) => (id === 'virtual:first-paint' ? `\0${id}` : undefined),
    async load(id) {
      if (id !== '\0virtual:first-paint') return undefined;
      const { module } = await runnerImport<typeof import('./widgets/render-first-paint')>(
        resolve(root, 'widgets/render-first-paint.tsx'),
        { configFile: false, root },
      );
      const { html, rules, tokensOf } = module.renderFirstPaint();
      const css = atRest(rules);
      const trees = Object.fromEntries(Object.entries(html).map(([name, text]) => [name, treeOf(text)]));
      return `export default ${JSON.stringify({ trees, css, tokens: tokensOf(css) })}`;
    },
  };
}

/** Styles without those of states and hit areas, which come with the view's own sheet. */
function atRest(css: string): string {
  return css
    .replace(/@media \(hover:hover\)\{[^{}]*\{[^{}]*\}\}/g, '')
    .replace(/[^{}]*(:hover|:focus-visible|:disabled|\[aria-invalid\]|-webkit-autofill)[^{}]*\{[^{}]*\}/g, '')
    .replace(/[^{}]*::after\{content:"";position:absolute[^{}]*\}/g, '')
    .replace(/(cursor|transition|text-underline-offset):[^;}]*;?/g, '')
    .replace(/;\}/g, '}');
}

function treeOf(html: string): unknown {
  const template = new Window().document.createElement('template');
  template.innerHTML = html;
  const walk = (node: (typeof template)['content']['childNodes'][number]): unknown => {
    if (node.nodeType === node.TEXT_NODE) return node.textContent;
    if (node.nodeType === node.COMMENT_NODE) return ['!'];
    const element = node as unknown as Element;
    const attributes = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
    return [element.localName, attributes, ...[...node.childNodes].map(walk)];
  };
  return [...template.content.childNodes].map(walk);
}

/**
 * Modules of libraries that no call of ours can reach, and what stands in their place. axios is its core and its
 * XMLHttpRequest adapter, as `src/lib/http.ts` uses it (13 KB become 9); Emotion writes to the sheet of
 * `src/ui/emotion.ts`, never to its own. The build fails when a row no longer names a module.
 */
const REPLACED: Readonly<Record<string, string>> = {
  '@emotion/sheet': 'export class StyleSheet { hydrate() {} }',
  'axios/lib/axios.js': `
    import Axios from 'axios/unsafe/core/Axios.js';
    import adapter from 'axios/unsafe/adapters/xhr.js';
    const transformRequest = (form, headers) => {
      if (form) headers.setContentType('application/x-www-form-urlencoded;charset=utf-8');
      return form?.toString();
    };
    const headers = { common: { Accept: 'application/json, text/plain, */*' } };
    export default { create: (own) => new Axios({ headers, transformRequest, ...own, adapter }) };`,
  'axios/lib/adapters/adapters.js': 'export default { getAdapter: (adapter) => adapter };',
  'axios/lib/defaults/index.js': 'export default {};',
  'axios/lib/core/mergeConfig.js':
    'export default (base, own) => ({ ...base, ...own, headers: { ...base.headers, ...own.headers } });',
  'axios/lib/core/InterceptorManager.js': 'export default class { forEach() {} }',
  'axios/lib/core/AxiosError.js': `
    export const REDACTED = '', getCauseStackIndex = () => -1;
    export default class AxiosError extends Error {
      static ERR_NETWORK = 'ERR_NETWORK';
      static ETIMEDOUT = 'ETIMEDOUT';
      static from = (cause) => cause;
      name = 'AxiosError';
      constructor(message, code) { super(message); this.code = code; }
    }`,
  'axios/lib/platform/index.js': `export default {
    isBrowser: true, hasBrowserEnv: true, hasStandardBrowserEnv: true, origin: location.href,
    classes: { URLSearchParams, FormData, Blob }, protocols: ['http', 'https'] };`,
  'axios/lib/helpers/AxiosURLSearchParams.js': 'export default URLSearchParams;',
  // Nothing of ours may read the page's cookies.
  'axios/lib/helpers/cookies.js': 'export default { read: () => null };',
  'axios/lib/helpers/validator.js': 'export default { assertOptions() {}, validators: { spelling() {} } };',
  'axios/lib/helpers/progressEventReducer.js': 'export const progressEventReducer = () => [];',
};

function replaceModules(): Plugin {
  const found = new Set<string>();
  return {
    name: 'replace-modules',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const path = source.startsWith('.') ? resolve(importer, '..', source) : source;
      const name = Object.keys(REPLACED).find(
        (row) => path.endsWith(`/node_modules/${row}`) || path === row || `${path}/lib/axios.js` === row,
      );
      if (!name) return undefined;
      found.add(name);
      return `\0replaced/${name}`;
    },
    load: (id) => (id.startsWith('\0replaced/') ? REPLACED[id.slice('\0replaced/'.length)] : undefined),
    buildEnd() {
      const gone = Object.keys(REPLACED).filter((name) => !found.has(name));
      if (gone.length > 0) this.error(`Nothing imports ${gone.join(', ')} any more; mend REPLACED.`);
    },
  };
}
