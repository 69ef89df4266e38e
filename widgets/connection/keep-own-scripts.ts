import { nativeDocument } from '#lib/document/native-document';
import { CONFIG_SCRIPTS, configuration } from '#page-config/layers';

/**
 * Keeps the configuration elements that the page has when an element is connected, or else when the page is parsed. Later ones
 * can come from anybody, for example from comments that a script loads.
 */
export function keepOwnScripts(): void {
  if (nativeDocument('readyState') === 'loading') addEventListener('DOMContentLoaded', keepOwnScripts);
  else configuration.own ??= [...nativeDocument('documentElement').querySelectorAll(CONFIG_SCRIPTS)];
}
