import { browserVersion } from '../environment/browsers.mjs';
import { PRODUCTS } from '../hosts/products';
import { HOST_PACKAGES, ownVersionsOf, versionsOf } from './packages';
import type { Row } from './table';

const FRAMEWORKS = [
  'react',
  'vue',
  '@angular/core',
  '@hotwired/turbo',
  'htmx.org',
  'idiomorph',
  'swup',
  'astro',
];
/** What the frameworks need. */
const PARTS = ['react-dom', '@angular/common', '@angular/compiler', '@angular/platform-browser', 'rxjs'];
/** What checks the types for a framework. */
const COMPILERS = ['typescript', 'vue-tsc'];
/** What listens to the keys and presses of a page. */
const LISTENERS = [
  'plyr',
  'xgplayer',
  'hotkeys-js',
  'mousetrap',
  'mousetrap14',
  'jquery.hotkeys',
  'fullpage.js',
  'fastclick',
  'iscroll',
  'iscroll51',
  '@fancyapps/fancybox',
  'dragula',
];
const EDITORS = PRODUCTS.map(({ packageName }) => packageName);
const OTHERS = [...FRAMEWORKS, ...PARTS, ...COMPILERS, ...LISTENERS, ...EDITORS];
const OLD_LIBRARIES = HOST_PACKAGES.filter((name) => !OTHERS.includes(name));
const DEBIAN_LIBRARIES = 'MooTools 1.4.5; Prototype.js 1.7.3; script.aculo.us 1.9.0';
const DEBIAN_SERVERS = 'WordPress 6.1.9; nginx';
const [CHROMIUM, FIREFOX, WEBKIT] = [
  `Chromium ${browserVersion('chromium')}`,
  `Firefox ${browserVersion('firefox')}`,
  `WebKitGTK ${browserVersion('webkit')}`,
];

/** The rows of the table of tested software. */
export const ROWS: readonly Row[] = [
  {
    title: 'Browsers',
    subject: `${CHROMIUM}; ${FIREFOX}; ${WEBKIT}`,
    files: ['tests/widgets/engines/'],
  },
  {
    title: 'Libraries of the page, loaded before, right after and long after the script',
    subject: `${versionsOf(OLD_LIBRARIES)}; ${DEBIAN_LIBRARIES}`,
    files: ['tests/widgets/hosts/old-libraries-'],
  },
  {
    title: 'Polyfill of scoped registries, loaded before, right after and twice',
    subject: ownVersionsOf(['@webcomponents/scoped-custom-element-registry']),
    files: ['tests/widgets/engines/element/scoped-registries'],
  },
  {
    title: 'Players, sliders, drags and shortcuts of the page: typing and pressing',
    subject: versionsOf([...LISTENERS, 'jquery-ui']),
    files: [
      'tests/flows/hosts/page-scripts/',
      'tests/flows/night/page-scripts/',
      'tests/flows/night/site/page-listeners',
    ],
  },
  {
    title: 'Frameworks of the page, and the late injection of a tag manager',
    subject: versionsOf([...FRAMEWORKS, 'jquery4']),
    files: ['tests/flows/hosts/frameworks/'],
  },
  {
    title: 'Recipes',
    subject: `${DEBIAN_SERVERS}; jquery, react and vue as above`,
    files: ['tests/flows/hosts/recipes/'],
  },
  {
    title: 'Bundlers of the package',
    subject: ownVersionsOf(['vite', 'rollup', 'webpack', 'esbuild']),
    files: ['tests/package/hosts/bundlers', 'tests/package/hosts/another-element'],
  },
  {
    title: 'Rich-text editors and sanitisers',
    subject: versionsOf(EDITORS),
    files: ['tests/widgets/hosts/editors', 'tests/package/hosts/sanitisers'],
  },
  {
    title: 'Back/forward cache',
    subject: `${CHROMIUM}; ${FIREFOX}`,
    files: ['tests/flows/hosts/back-forward', 'tests/flows/night/back-forward'],
  },
  {
    title: 'Pages that a browser translates; sign-in, forms, settings and all routes',
    subject: `[simulated](../../tests/support/page/translator.mjs) in ${CHROMIUM}`,
    files: ['tests/widgets/hosts/translated', 'translated tests/flows/'],
  },
  {
    title: 'Input methods; pasting into each class of field',
    subject: `protocol and clipboard of ${CHROMIUM}; the order of events in all three browsers, simulated`,
    files: [
      'tests/flows/night/site/composition',
      'tests/flows/night/account/pasted',
      'tests/widgets/engines/controls/composition',
    ],
  },
  {
    title: 'Broken, missing and late files; two releases',
    subject: `${CHROMIUM}, with its cache`,
    files: ['tests/flows/night/broken-files', 'tests/flows/hosts/releases'],
  },
  {
    title: 'Refused storage, wrong clocks, a lossy line, in-app browsers',
    subject: `simulated in ${CHROMIUM}`,
    files: ['tests/flows/hosts/device-', 'tests/flows/night/device-'],
  },
];
