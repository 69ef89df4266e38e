import type { Finding } from '../../markup/finding';
import { moduleScript } from '../../markup/script-checks';
import type { Observed } from '../observe';
import { finding } from '../observed-finding';
import type { Answer } from '../requests';
import type { Violation } from '../violations';

/**
 * Directives of the page's policy that block what the elements need. All that one directive blocks has one remedy, because a
 * line with only one of the sources would leave out the others.
 */
export function policyFindings(observed: Observed): Finding[] {
  const groups = new Map<string, Violation[]>();
  for (const violation of observed.violations.filter((one) => isOfElements(one, observed))) {
    const { policy, directive } = violation;
    const key = `${policy} ${effective(policy, directive).name}`;
    groups.set(key, [...(groups.get(key) ?? []), violation]);
  }
  const findings = [...groups.values()].map((violations) => policyFinding(violations, observed));
  // Two policies of the page may lack the same.
  return findings.filter(
    ({ instead }, index) => findings.findIndex((one) => one.instead === instead) === index,
  );
}

function policyFinding(violations: readonly Violation[], { loaders, origin }: Observed): Finding {
  const [{ directive, policy }] = violations as [Violation];
  const { name, sources } = effective(policy, directive);
  const all = [...new Set(violations.map(({ blocked }) => blocked))];
  const where = all.join(' ');
  const loader = loaders.find(({ url }) => all.includes(url)) ?? loaders[0];
  if (loader && directive.startsWith('script-src') && sources.includes("'strict-dynamic'"))
    return finding('policyNeedsNonce', { where, instead: moduleScript(loader.tag, { nonce: '…' }) });
  const kept = sources.filter((known) => known !== "'none'").map(withoutNonce);
  const lacking = all.map((blocked) => sourceOf(blocked, origin));
  const instead = [name, ...new Set([...kept, ...lacking])].join(' ');
  const directives = [...new Set(violations.map((one) => one.directive))].join(', ');
  return finding('policyBlocks', { where, instead }, { directive: directives });
}

/**
 * Whether the elements need what was blocked. The doctor itself reads scripts, which `connect-src` need not allow. The elements
 * have no sinks of Trusted Types and create no policies.
 */
function isOfElements(
  { directive, blocked, source }: Violation,
  { loaders, api, actions }: Observed,
): boolean {
  if (directive.includes('trusted-types')) return false;
  const folders = loaders.map(({ url }) => url.replace(/[^/]*$/, ''));
  const isFile = folders.some((folder) => blocked.startsWith(folder) || blocked === new URL(folder).origin);
  if (directive.startsWith('script-src')) return isFile;
  if (directive === 'img-src' && blocked.startsWith('data')) return true;
  const isCalled = ({ url }: Answer) => blocked === url || blocked === new URL(url).origin;
  if (directive === 'connect-src' && [api, ...actions].some(isCalled)) return true;
  return !isFile && folders.some((folder) => source.startsWith(folder) && !isDoctor(source));
}

function isDoctor(source: string): boolean {
  return /\/cntv-doctor\.js([?#]|$)/.test(source);
}

/**
 * Sources by what browsers report in place of a URL; the other words are schemes. In browsers without adopted sheets (before
 * 2023), the elements fill an empty `<style>` from the script, so that the hash of an empty text is enough.
 */
const KEYWORDS: Readonly<Record<string, string>> = {
  inline: "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
};

/** Returns the source to add to the policy. */
function sourceOf(blocked: string, ownOrigin: string): string {
  if (!/^https?:/.test(blocked)) return KEYWORDS[blocked] ?? blocked.replace(/(:.*)?$/s, ':');
  const { origin } = new URL(blocked);
  return origin === ownOrigin ? "'self'" : origin;
}

/** Returns the directive that applies, with its sources. */
function effective(policy: string, directive: string): { name: string; sources: readonly string[] } {
  const directives = new Map(
    policy.split(';').map((text) => {
      const [name = '', ...sources] = text.trim().split(/\s+/);
      return [name.toLowerCase(), sources] as const;
    }),
  );
  const general = directive.replace(/-(elem|attr)$/, '');
  const name = directives.has(directive) ? directive : general;
  return { name, sources: directives.get(name) ?? directives.get('default-src') ?? [] };
}

/** Each response has a nonce of its own, which is secret. */
function withoutNonce(source: string): string {
  return source.replace(/^'nonce-.*/i, "'nonce-…'");
}
