import { logMessage } from '#page-config/console-message';
import '#lib/loader-globals';

export type { ApplicationData, ApplicationName } from '#config/application-forms';
export type { PageConfigInput } from '#page-config/types';

import { WIDGETS } from 'virtual:elements';
import { nativeDocument } from '#lib/document/native-document';
import { addConfigLayer, CONFIG_SCRIPTS, configuration } from '#page-config/layers';
import type { PageConfigInput } from '#page-config/types';
import { defineWidget } from './define-widget';

import { diagnose } from './load-diagnostics';
import { limitReferrer } from './portal/limit-referrer';

/** Whether the module runs on a page. On a server, importing it and calling its functions has no effect. */
const isPage = typeof customElements === 'object';

/**
 * Sets the page configuration, like `<script type="application/json" data-cntv-config>`. Later values override
 * earlier ones and update the widgets on the page.
 */
export const configure: (config: PageConfigInput) => void = isPage ? addConfig : () => {};

if (isPage) {
  limitReferrer();
  const defined = WIDGETS.map((widget) => defineWidget(widget));
  if (defined.includes(false)) {
    logMessage('info', 'cntv-widgets is on this page already; the first copy is used.');
  }
  if (nativeDocument('readyState') === 'loading') addEventListener('DOMContentLoaded', whenParsed);
  else whenParsed();
}

function addConfig(config: PageConfigInput): void {
  addConfigLayer(config);
  followEmbedLinks();
}

function whenParsed(): void {
  diagnoseWhereWanted();
  followEmbedLinks();
}

/** Loads what makes elements of links, where the page configuration has the key. Without it, the links stay links. */
function followEmbedLinks(): void {
  const scripts = [...nativeDocument('documentElement').querySelectorAll(CONFIG_SCRIPTS)];
  const written = scripts.map(({ textContent }) => textContent);
  // Until a view reads the configuration elements, only that of the site is known.
  const read = JSON.stringify([...configuration.scripts.values()]);
  if (!/"embedLinks"/.test(written + read) && !configuration.layers.some((layer) => 'embedLinks' in layer))
    return;
  // Not loadChunk, to keep the loader small: requested once.
  import('./embed-links/embed-links.chunk').then((chunk) => chunk.observe(diagnose)).catch(() => {});
}

/**
 * Loads the diagnostics where the address of the page asks for the doctor, and for a misspelt tag, because on a page without any
 * other no view loads them.
 */
function diagnoseWhereWanted(): void {
  const unknown = [...nativeDocument('documentElement').querySelectorAll(':not(:defined)')];
  if (/[?&]cntv-doctor/.test(location.search) || unknown.some(({ localName }) => /^cntv-/.test(localName)))
    diagnose();
}
