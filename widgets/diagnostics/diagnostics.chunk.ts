import { pageUrl } from '#lib/document/page-url';
import { allowedUrl } from '#lib/redirect/allowed-url';
import { redirectRule } from '#lib/redirect/redirect-rule';
import { nearestWord } from '#lib/text/nearest-word';
import { whenIdle } from '#lib/when-idle';
import { logMessage } from '#page-config/console-message';
import { getPageConfig } from '#page-config/page-config';
import { configVersion, onConfigChange } from '#page-config/scripts';

import type { Connection } from '../types';
import { configWarnings } from './config-diagnostics';
import { lacksEndTag } from './end-tag';
import { GLOBAL_ATTRIBUTES } from './global-attributes';
import { ENCRYPTING, keyProblem } from './key-diagnostics';
import { SLOTS, TAGS } from './known-names.build-time';
import { scriptWarnings } from './script-diagnostics';

const warned = new Set<string>();

/**
 * Warns the page's author about mistakes that the element cannot show: each once per page.
 * @param connection undefined on a page without a known element
 */
export function diagnose(connection?: Connection): void {
  // Until the page is parsed, every element looks as if it were not closed.
  if (document.readyState === 'loading') {
    addEventListener('DOMContentLoaded', () => diagnose(connection), { once: true });
    return;
  }
  const warnings = connection ? [attributes, slots, backurl, endTag].flatMap((find) => find(connection)) : [];
  warn([...tags(), ...warnings]);
  if (connection && ENCRYPTING.includes(connection.element.localName)) encrypts = true;
  if (!configChecked) onConfigChange(() => whenIdle(diagnoseConfig));
  diagnoseConfig();
}

let configChecked = '';
/** Whether an element of the page encrypts passwords. */
let encrypts = false;

/** Warns about the page configuration, again after each change. */
function diagnoseConfig(): void {
  const state = `${configVersion()} ${encrypts}`;
  if (state === configChecked) return;
  configChecked = state;
  warn(scriptWarnings());
  configWarnings().then(warn, () => {});
  if (encrypts) keyWarnings().then(warn, () => {});
}

async function keyWarnings(): Promise<string[]> {
  const problem = await keyProblem(getPageConfig().signing);
  return problem ? [`page configuration: ${problem.message}`] : [];
}

function warn(warnings: readonly string[]): void {
  for (const warning of warnings) {
    if (!warned.has(warning)) logMessage('warn', `cntv-widgets: ${warning}`);
    warned.add(warning);
  }
}

function tags(): string[] {
  return [...document.documentElement.querySelectorAll(':not(:defined)')]
    .map(({ localName }) => localName)
    .filter((name) => name.startsWith('cntv-'))
    .map((name) => `<${name}> is not defined; did you mean <${nearestWord(name, TAGS)}>?`);
}

function attributes({ element, attributes }: Connection): string[] {
  const known = Object.keys(attributes);
  return element
    .getAttributeNames()
    .filter((name) => !known.includes(name) && !GLOBAL_ATTRIBUTES.test(name))
    .map(
      (name) =>
        `<${element.localName} ${name}>: unknown attribute; did you mean "${nearestWord(name, known)}"?`,
    );
}

/** Content with the name of no slot is never shown. */
function slots({ element }: Connection): string[] {
  const tag = element.localName;
  const known = SLOTS[tag] ?? [];
  const remedy = (slot: string) =>
    known.length > 0 ? `did you mean "${nearestWord(slot, known)}"?` : 'the element has no named slots.';
  return [...element.children]
    .filter(({ slot }) => slot && !known.includes(slot))
    .map(({ slot }) => `<${tag}>: unknown slot "${slot}"; ${remedy(slot)}`);
}

function backurl({ element, attributes }: Connection): string[] {
  const written = 'backurl' in attributes && element.getAttribute('backurl')?.trim();
  if (!written || allowedUrl(written, redirectRule())) return [];
  const host = hostOf(written);
  const isMissing = allowedUrl(written, { base: pageUrl(), allowedDomains: [host] });
  const remedy = isMissing
    ? `add "${host}" to allowedDomains in the page configuration`
    : 'write an http(s) address without user name';
  return [`<${element.localName} backurl="${written}"> is refused as a redirect target; ${remedy}.`];
}

function hostOf(written: string): string {
  try {
    return new URL(written, pageUrl()).hostname;
  } catch {
    return '';
  }
}

function endTag({ element }: Connection): string[] {
  const tag = element.localName;
  return lacksEndTag(element)
    ? [`<${tag}> contains the rest of its parent: write <${tag}></${tag}>, because <${tag} /> is not closed.`]
    : [];
}
