import { browserVersion } from '../environment/browsers.mjs';
import { HOST_PACKAGES, versionsOf } from './packages';
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
const OLD_LIBRARIES = HOST_PACKAGES.filter((name) => ![...FRAMEWORKS, ...PARTS].includes(name));
const DEBIAN_LIBRARIES = 'MooTools 1.4.5; Prototype.js 1.7.3';
const [CHROMIUM, FIREFOX, WEBKIT] = [
  `Chromium ${browserVersion('chromium')}`,
  `Firefox ${browserVersion('firefox')}`,
  `WebKitGTK ${browserVersion('webkit')}`,
];

/** The rows of the table of tested software in the README. */
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
    title: 'Frameworks of the page, and the late injection of a tag manager',
    subject: versionsOf([...FRAMEWORKS, 'jquery4']),
    files: ['tests/flows/hosts/frameworks/'],
  },
  {
    title: 'Back/forward cache',
    subject: `${CHROMIUM}; ${FIREFOX}`,
    files: ['tests/flows/hosts/back-forward'],
  },
  {
    title: 'Pages that a browser translates; sign-in, forms, settings and all routes',
    subject: `[simulated](tests/support/page/translator.mjs) in ${CHROMIUM}`,
    files: ['tests/widgets/translated', 'translated tests/flows/'],
  },
];
