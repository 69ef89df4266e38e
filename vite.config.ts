import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { Window } from 'happy-dom';
import { defineConfig, type Manifest, type Plugin, runnerImport, type UserConfig } from 'vite';
import { BUILD_RECORDS, buildRecords } from './.build/build-records.ts';
import { buildTimeValues } from './.build/build-time-values.ts';
import { chunkGroups } from './.build/chunks.ts';
import { elements, widgetFiles } from './.build/elements.ts';
import { modulePreload } from './.build/module-preload.ts';
import { packageEntry } from './.build/package-entry.ts';
import { openFilesReporter } from './tests/support/tested/open-files-reporter.ts';
import { recordReporter } from './tests/support/tested/vitest-reporter.ts';
import { CONDITION_LIMIT_MS, TEST_LIMIT_MS } from './tests/support/time-limits.mjs';

/**
 * Four builds write to one folder. The first builds the modules that are loaded on demand, with hashed names. The second
 * builds the loader, one file that refers to those names. No module imports the loader, so it is never loaded a second
 * time under another URL or query. The third builds the doctor, one file that works where the others cannot be loaded. The fourth builds what renders on the
 * server of a page, one file for Node that no viewer loads.
 */
const root = import.meta.dirname;
/**
 * The portal's view is first, because it reaches all modules. Their order, by which exports are named, is then its order,
 * and the same with one more element.
 */
const parts = [
  ...new Set([resolve(root, 'widgets/portal/portal.view.tsx'), ...widgetFiles(/\.(view\.tsx|chunk\.ts)$/)]),
];

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
// `ssr` omits Vite's preload helper, which is 0.9 KB in the loader and again in the other modules.
const output = {
  target: ['chrome91', 'edge91', 'firefox90', 'safari15'],
  // Without a comment in the files, because the maps are moved.
  sourcemap: 'hidden',
  ssr: true,
  minify: 'oxc',
  outDir: 'dist',
} satisfies UserConfig['build'];

const LOADERS = { loader: 'cntv-widgets', integrity: 'cntv-widgets.integrity' } as const;

/** Without the warnings of libraries for React on a server, and without those of slow plugins. */
const checks = { moduleLevelDirective: false, bundlerTimings: false };

/** Keeps the comments by which webpack and Vite leave an `import()` of a variable alone. */
const comments = { annotation: true };

/** Compiles class fields to assignments: Safari 15 lacks some of them, and the helper to define them is 0.3 KB. */
const transform = { assumptions: { setPublicClassFields: true } };

/** The loader exists twice: that of the mode `integrity` checks the hashes of the files that it loads. */
const BUILDS: Readonly<Record<string, () => UserConfig>> = {
  loader: () => loader('loader'),
  integrity: () => loader('integrity'),
  doctor,
  print,
};

export default defineConfig(({ mode }) => (BUILDS[mode] ?? partsOnDemand)());

function partsOnDemand(): UserConfig & { test: object } {
  return {
    ...shared,
    define: { ...shared.define, CAN_VERIFY: 'true' },
    plugins: [
      buildTimeValues(),
      elements(),
      prerender(),
      modulePreload({ files: 'chunks' }),
      buildRecords({ isFirst: true }),
    ],
    build: {
      ...output,
      manifest: 'manifest.json',
      license: { fileName: 'licenses-parts.json' },
      rolldownOptions: {
        checks,
        transform,
        input: parts,
        preserveEntrySignatures: 'allow-extension',
        output: {
          comments,
          entryFileNames: 'c/[name]-[hash:7].js',
          chunkFileNames: 'c/[name]-[hash:7].js',
          codeSplitting: { groups: chunkGroups() },
        },
      },
    },
    test: {
      reporters: ['default', recordReporter(), openFilesReporter()],
      // What a test writes to the console shows with its failure.
      silent: 'passed-only',
      testTimeout: TEST_LIMIT_MS,
      hookTimeout: TEST_LIMIT_MS,
      expect: { poll: { timeout: CONDITION_LIMIT_MS } },
      maxWorkers: 2,
      projects: [UNIT, PORTAL],
    },
  };
}

// The tests are not isolated, because a process for each file costs more CPU than its tests.
const UNIT = {
  extends: true as const,
  test: {
    name: 'unit',
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    exclude: ['tests/unit/portal/**'],
    setupFiles: ['tests/support/unit/fresh-window.ts', 'tests/support/seed.ts'],
    isolate: false,
  },
};
const PORTAL = {
  extends: true as const,
  test: {
    name: 'portal',
    include: ['tests/unit/portal/**/*.test.ts'],
    setupFiles: ['tests/support/seed.ts'],
    globalSetup: ['tests/support/portal/postgres-setup.ts'],
    isolate: false,
  },
};

function loader(mode: 'loader' | 'integrity'): UserConfig {
  const manifest = JSON.parse(readFileSync(resolve(BUILD_RECORDS, 'manifest.json'), 'utf8')) as Manifest;
  return {
    ...shared,
    define: { ...shared.define, CAN_VERIFY: String(mode === 'integrity') },
    plugins: [
      buildTimeValues(),
      elements(),
      prerender(),
      partsByName(manifest),
      modulePreload({ files: 'loader', built: importsByFile(manifest) }),
      // The other is built with a release, whose folder is not that of the records.
      ...(mode === 'loader' ? [packageEntry(), buildRecords({ isFirst: false })] : []),
    ],
    build: {
      ...output,
      sourcemap: mode === 'loader' && output.sourcemap,
      emptyOutDir: false,
      license: mode === 'loader' && { fileName: 'licenses-loader.json' },
      rolldownOptions: {
        checks,
        transform,
        input: { [LOADERS[mode]]: resolve(root, 'widgets/index.ts') },
        preserveEntrySignatures: 'strict',
        output: { comments, entryFileNames: '[name].js' },
      },
    },
  };
}

function doctor(): UserConfig {
  return {
    ...shared,
    plugins: [
      buildTimeValues(),
      elements(),
      withoutImports((_source, importer) => importer.endsWith('.element.ts')),
      buildRecords({ isFirst: false }),
    ],
    build: {
      ...output,
      emptyOutDir: false,
      license: { fileName: 'licenses-doctor.json' },
      rolldownOptions: {
        checks,
        transform,
        input: { 'cntv-doctor': resolve(root, 'widgets/diagnostics/doctor/doctor.ts') },
        preserveEntrySignatures: 'strict',
        output: { comments, entryFileNames: '[name].js', codeSplitting: false },
      },
    },
  };
}

function print(): UserConfig {
  return {
    define: shared.define,
    publicDir: false,
    plugins: [
      buildTimeValues(),
      elements(),
      withoutImports(
        (source, importer) => !/i18n|app\/routes/.test(importer) && !/region-fields$/.test(source),
      ),
      buildRecords({ isFirst: false }),
    ],
    ssr: { noExternal: true },
    build: {
      target: 'node20',
      ssr: true,
      minify: 'oxc',
      outDir: 'dist',
      emptyOutDir: false,
      license: { fileName: 'licenses-print.json' },
      rolldownOptions: {
        checks,
        input: { 'cntv-print': resolve(root, '.build/print/render-print.tsx') },
        output: { entryFileNames: '[name].mjs', codeSplitting: false },
      },
    },
  };
}

/** Leaves out modules that are loaded on demand: the doctor needs the attributes of the elements only, the print no action. */
function withoutImports(isLeftOut: (source: string, importer: string) => boolean): Plugin {
  return {
    name: 'without-imports',
    resolveDynamicImport: (source, importer) =>
      isLeftOut(`${source}`, importer ?? '') ? { id: '\0left-out' } : undefined,
    load: (id) => (id === '\0left-out' ? 'export {};' : undefined),
  };
}

/** Resolves dynamic imports of the loader to output files of the first build. */
function partsByName(manifest: Manifest): Plugin {
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

/** Returns the imports in the manifest by output file instead of source file. */
function importsByFile(manifest: Manifest): Record<string, { imports: string[] }> {
  const fileOf = (source: string) => manifest[source]?.file ?? source;
  return Object.fromEntries(
    Object.values(manifest).map(({ file, imports = [] }) => [file, { imports: imports.map(fileOf) }]),
  );
}

/** The functions of `render-prerender.tsx` by the virtual module with their result. */
const PRERENDERS = { 'virtual:prerender': 'renderEarly', 'virtual:at-rest': 'renderAtRest' } as const;

/** Provides what elements show before their view, as trees for `createElement`, and its styles. */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    resolveId: (id) => (id in PRERENDERS ? `\0${id}` : undefined),
    async load(id) {
      const render = id.startsWith('\0') && PRERENDERS[id.slice(1) as keyof typeof PRERENDERS];
      if (!render) return undefined;
      const { module } = await runnerImport<typeof import('./.build/print/render-prerender')>(
        resolve(root, '.build/print/render-prerender.tsx'),
        { configFile: false, root },
      );
      const { html, ...styles } = module[render]();
      const trees = Object.fromEntries(Object.entries(html).map(([name, text]) => [name, treeOf(text)]));
      return `export default ${JSON.stringify({ trees, ...styles })}`;
    },
  };
}

function treeOf(html: string): unknown {
  const template = new Window().document.createElement('template');
  template.innerHTML = html;
  const walk = (node: (typeof template)['content']['childNodes'][number]): unknown => {
    if (node.nodeType === node.TEXT_NODE) return node.textContent;
    if (node.nodeType === node.COMMENT_NODE)
      throw new Error('The prerender has a comment: give each text its own element.');
    const element = node as unknown as Element;
    const attributes = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
    return [element.localName, attributes, ...[...node.childNodes].map(walk)];
  };
  return [...template.content.childNodes].map(walk);
}
