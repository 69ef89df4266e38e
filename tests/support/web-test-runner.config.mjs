import { readdirSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import { chromeLauncher, defaultReporter, summaryReporter } from '@web/test-runner';
import { webdriverLauncher } from '@web/test-runner-webdriver';
import puppeteer from 'puppeteer-core';
import { transformWithOxc } from 'vite';
import { browserPath, CHROMIUM_TEST_FLAGS } from './environment/browsers.mjs';
import { startWebkitDriver } from './environment/webkit-driver.mjs';
import { hostPage } from './page/host-page.mjs';
import { writeOpenFiles } from './tested/open-files.mjs';
import { recordTests } from './tested/records.mjs';
import { FILE_LIMIT_MS, TEST_LIMIT_MS } from './time-limits.mjs';

/**
 * Element tests: the built widgets in browsers, each page in a frame with the strict policy, because the runner's
 * page has inline scripts. They run in Chromium; those in `tests/widgets/engines` depend on the engine (forms, focus, style
 * sheets, slots, dialogs, dates, keys, loading of modules), and `npm run test:hosts` runs them in the two other engines.
 * Files given with `--files` run in each engine that is installed, or in those of `BROWSERS=chromium,webkit`.
 */
const LAUNCHERS = {
  // Four files run side by side, because headless Chromium has no hidden tabs. Each page has cookies and storage of its own.
  chromium: () =>
    chromeLauncher({
      puppeteer,
      launchOptions: {
        executablePath: browserPath('shell'),
        args: CHROMIUM_TEST_FLAGS,
        timeout: TEST_LIMIT_MS,
      },
      createPage: async ({ context }) => (await context.browser().createBrowserContext()).newPage(),
      concurrency: process.env.ALONE ? 1 : 4,
    }),
  firefox: () =>
    chromeLauncher({
      puppeteer,
      launchOptions: {
        browser: 'firefox',
        executablePath: browserPath('firefox'),
        timeout: TEST_LIMIT_MS,
      },
      concurrency: 1,
    }),
  webkit: webkitLauncher,
};

const ROOT = new URL('../..', import.meta.url).pathname;
export const ENGINE_TESTS = 'tests/widgets/engines/**/*.test.ts';

const hasFiles = process.argv.includes('--files');
const wanted = process.env.BROWSERS?.split(',') ?? Object.keys(LAUNCHERS);
const found = wanted.filter((name) => browserPath(name));
for (const name of wanted)
  if (!found.includes(name)) console.warn(`NOTICE: ${name} is not installed; its tests are left out.`);
const browsers = [];
for (const name of found) browsers.push(await LAUNCHERS[name]());
const browserOf = (name) => browsers[found.indexOf(name)];

export default {
  rootDir: ROOT,
  groups: groups([{ name: 'chromium', files: filesBySize() }]),
  nodeResolve: true,
  browsers,
  concurrency: 1,
  concurrentBrowsers: 3,
  browserStartTimeout: TEST_LIMIT_MS,
  testsFinishTimeout: FILE_LIMIT_MS,
  testFramework: { config: { timeout: TEST_LIMIT_MS } },
  plugins: [typescript()],
  middleware: [hostPage],
  reporters: [defaultReporter(), failuresAtTheEnd(), { onTestRunFinished: recordSessions }],
};

/** The largest first, because a long one that begins last runs alone. Those of hosts are run by `npm run test:hosts` only. */
function filesBySize() {
  return readdirSync(`${ROOT}tests/widgets`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts') && !name.startsWith('hosts/'))
    .map((name) => `tests/widgets/${name}`)
    .sort((a, b) => statSync(`${ROOT}${b}`).size - statSync(`${ROOT}${a}`).size);
}

/** Returns groups of files with the browsers that are installed; with `--files` none, so that no other files run. */
export function groups(wantedGroups) {
  if (hasFiles) return [];
  return wantedGroups
    .map(({ name, files, engines = [name] }) => ({
      name,
      files,
      browsers: engines.map(browserOf).filter(Boolean),
    }))
    .filter((group) => group.browsers.length > 0);
}

/** Reports all failures again after the last file, where the progress of other files does not hide them. */
function failuresAtTheEnd() {
  const { start, onTestRunFinished } = summaryReporter();
  return { start, onTestRunFinished };
}

function recordSessions({ sessions }) {
  for (const session of sessions)
    if (session.testResults)
      recordTests(fileOf(session), engineOf(session), testsOf(session.testResults).map(recorded));
  writeOpenFiles(
    sessions
      .filter(({ passed }) => !passed)
      .map((session) => ({ file: fileOf(session), engine: engineOf(session), ...firstFailure(session) })),
  );
}

function fileOf({ testFile }) {
  return relative(ROOT, testFile);
}

function engineOf({ browser }) {
  return found[browsers.indexOf(browser)];
}

function testsOf({ suites, tests }) {
  return [...tests, ...suites.flatMap(testsOf)];
}

function recorded({ passed, skipped }) {
  return { isPassed: passed, isSkipped: skipped };
}

function firstFailure({ testResults, errors }) {
  const failed = testResults && testsOf(testResults).find(({ passed, skipped }) => !passed && !skipped);
  return { title: failed?.name, message: failed?.error?.message ?? errors[0]?.message ?? 'failed' };
}

function typescript() {
  return {
    name: 'typescript',
    resolveMimeType: (context) => (context.path.endsWith('.ts') ? 'js' : undefined),
    async resolveImport({ source, context }) {
      if (source.startsWith('#')) return `/src/${source.slice(1)}.ts`;
      const isLocal = source.startsWith('.') && !/\.\w+$/.test(source);
      return isLocal && context.path.endsWith('.ts') ? `${source}.ts` : undefined;
    },
    async transform(context) {
      if (!context.path.endsWith('.ts')) return undefined;
      return (await transformWithOxc(context.body, context.path, { target: 'es2022' })).code;
    },
  };
}

/** Starts WebKitGTK's browser over WebDriver. */
async function webkitLauncher() {
  const port = await startWebkitDriver();
  return webdriverLauncher({
    automationProtocol: 'webdriver',
    hostname: '127.0.0.1',
    port,
    path: '/',
    logLevel: 'error',
    capabilities: {
      browserName: 'MiniBrowser',
      'wdio:enforceWebDriverClassic': true,
      'webkitgtk:browserOptions': { binary: browserPath('webkit'), args: ['--automation'] },
    },
  });
}
