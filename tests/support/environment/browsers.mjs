import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The browsers of the tests: their paths, and the Debian packages that contain them. */
const BROWSERS = {
  chromium: {
    paths: [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'],
    packages: ['chromium'],
    isRequired: true,
  },
  // Headless Chromium: the same engine with half the work. It has no hidden tabs.
  shell: {
    paths: [process.env.CHROMIUM, '/usr/bin/chromium-headless-shell'],
    packages: ['chromium-headless-shell'],
    standIn: 'chromium',
  },
  firefox: {
    paths: [process.env.FIREFOX, '/usr/bin/firefox-esr', '/usr/bin/firefox'],
    packages: ['firefox-esr'],
  },
  webkit: {
    paths: ['/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'],
    also: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
};

/** The flags of Chromium for tests and measurements. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A spare renderer process for each visitor would be a sixth of all the work.
  '--disable-features=SpareRendererForSitePerProcess',
];

/**
 * The flags of Chromium for tests that open many pages for a moment and measure no time: compiling their code to fast machine
 * code would be a quarter of all the work.
 */
export const CHROMIUM_TEST_FLAGS = [...CHROMIUM_FLAGS, '--js-flags=--no-maglev --no-turbofan'];

/** Returns the path of a browser, or of its replacement. */
export function browserPath(name) {
  const { standIn } = BROWSERS[name];
  return ownPath(name) ?? (standIn && browserPath(standIn));
}

function ownPath(name) {
  const { paths, also = [] } = BROWSERS[name];
  return also.every((path) => existsSync(path)) ? paths.find((path) => path && existsSync(path)) : undefined;
}

/** Returns the version of a browser's Debian package, or nothing on another system. */
export function browserVersion(name) {
  const { stdout } = spawnSync('dpkg-query', ['--show', BROWSERS[name].packages[0]], { encoding: 'utf8' });
  return /\t([\d.]+)/.exec(stdout ?? '')?.[1] ?? '';
}

function missingBrowsers() {
  return Object.keys(BROWSERS).filter((name) => !ownPath(name));
}

/** Returns the Debian packages of the missing browsers, with a Chinese font. */
export function browserPackages() {
  const packages = missingBrowsers().flatMap((name) => BROWSERS[name].packages);
  return packages.length > 0 ? [...packages, 'fonts-noto-cjk'] : [];
}

/** Says what to install where a browser is missing. */
export function reportMissingBrowsers() {
  for (const name of missingBrowsers()) {
    const advice = `install it (Debian: apt-get install ${BROWSERS[name].packages.join(' ')})`;
    if (BROWSERS[name].isRequired)
      throw new Error(`The tests need ${name}: ${advice}, or set ${name.toUpperCase()} to its path.`);
    const { standIn } = BROWSERS[name];
    const effect = standIn ? `its tests run in ${standIn}, which takes longer` : 'its tests are skipped';
    console.warn(`NOTICE: ${name} is not installed, so ${effect}. To change that, ${advice}.`);
  }
}
