import { type Finding, finding } from '../markup/finding';
import type { Observed } from './observe';
import type { Violation } from './violations';

/** Directives of the page's policy that block what the elements need. */
export function policyFindings(observed: Observed): Finding[] {
  return observed.violations
    .filter((violation) => isOfElements(violation, observed))
    .map(({ directive, blocked, policy }) => {
      const instead = allowing(policy, directive, sourceOf(blocked, observed.origin));
      return finding('policyBlocks', { where: blocked, instead }, { directive });
    });
}

/** Whether the elements need what was blocked. The doctor itself reads scripts, which `connect-src` need not allow. */
function isOfElements({ directive, blocked, source }: Violation, { loaders, api }: Observed): boolean {
  const folders = loaders.map(({ url }) => url.replace(/[^/]*$/, ''));
  const isFile = folders.some((folder) => blocked.startsWith(folder) || blocked === new URL(folder).origin);
  if (directive.startsWith('script-src')) return isFile;
  if (directive === 'img-src' && blocked.startsWith('data')) return true;
  if (directive === 'connect-src' && (blocked === api.url || blocked === new URL(api.url).origin))
    return true;
  return !isFile && folders.some((folder) => source.startsWith(folder) && !isDoctor(source));
}

function isDoctor(source: string): boolean {
  return /\/cntv-doctor\.js([?#]|$)/.test(source);
}

/** Returns the source to add to the policy. */
function sourceOf(blocked: string, ownOrigin: string): string {
  if (!/^https?:/.test(blocked)) return /^\w+$/.test(blocked) ? `${blocked}:` : blocked.replace(/:.*/s, ':');
  const { origin } = new URL(blocked);
  return origin === ownOrigin ? "'self'" : origin;
}

/** Returns the directive with one more source. */
function allowing(policy: string, directive: string, source: string): string {
  const directives = new Map(
    policy.split(';').map((text) => {
      const [name = '', ...sources] = text.trim().split(/\s+/);
      return [name.toLowerCase(), sources] as const;
    }),
  );
  const general = directive.replace(/-(elem|attr)$/, '');
  const name = directives.has(directive) ? directive : general;
  const sources = directives.get(name) ?? directives.get('default-src') ?? [];
  return [name, ...new Set([...sources.filter((known) => known !== "'none'"), source])].join(' ');
}
