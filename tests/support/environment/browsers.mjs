import { existsSync } from 'node:fs';
import { aptInstall } from './apt.mjs';

/** The engines the widgets are tested in: where each is found, and the Debian packages that bring it. */
const BROWSERS = {
  chromium: {
    paths: [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'],
    packages: ['chromium'],
    isRequired: true,
  },
  // Chromium without its window: the same engine at half the work. It has no tab that is hidden behind another.
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

/** How Chromium is started for tests and measurements alike. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Each visitor would have a process in reserve, a sixth of all the work.
  '--disable-features=SpareRendererForSitePerProcess',
];

/** Where a browser is found, or the one that stands in for it. */
export function browserPath(name) {
  const { standIn } = BROWSERS[name];
  return ownPath(name) ?? (standIn && browserPath(standIn));
}

function ownPath(name) {
  const { paths, also = [] } = BROWSERS[name];
  return also.every((path) => existsSync(path)) ? paths.find((path) => path && existsSync(path)) : undefined;
}

export function missingBrowsers() {
  return Object.keys(BROWSERS).filter((name) => !ownPath(name));
}

/** Installs what is missing where that is possible (Debian, as root); says what to do where it is not. */
export function installBrowsers() {
  const packages = missingBrowsers().flatMap((name) => BROWSERS[name].packages);
  aptInstall([...packages, 'fonts-noto-cjk']);
  for (const name of missingBrowsers()) {
    const advice = `install it (Debian: apt-get install ${BROWSERS[name].packages.join(' ')})`;
    if (BROWSERS[name].isRequired)
      throw new Error(`The tests need ${name}: ${advice}, or set ${name.toUpperCase()} to its path.`);
    const { standIn } = BROWSERS[name];
    const effect = standIn ? `its tests run in ${standIn}, which takes longer` : 'its tests are left out';
    console.warn(`NOTICE: ${name} is not here, ${effect}; to change that, ${advice}.`);
  }
}
