import type { Context, Hono } from 'hono';

const RULES = '/speculation-rules.json';

/**
 * Serves the rules by which browsers prerender a page while the pointer rests on a link to it. A file, because the policy of
 * the pages forbids inline code. The rules name the pages: never one of the addresses with an effect, such as the sign-out.
 * @param paths patterns of the pages
 */
export function mountSpeculationRules(app: Hono, paths: readonly string[]): void {
  const rule = { source: 'document', where: { href_matches: paths }, eagerness: 'moderate' };
  const rules = JSON.stringify({ prerender: [rule] });
  app.get(RULES, (c) => c.body(rules, 200, { 'Content-Type': 'application/speculationrules+json' }));
}

/** Names the file of the rules in the header of a page. */
export function announceRules(c: Context): void {
  c.header('Speculation-Rules', `"${RULES}"`);
}
