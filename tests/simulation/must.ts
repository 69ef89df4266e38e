import { UNREAD_JITTER, UNREAD_POLL_MS } from '#config/limits';
import { PASSWORD } from '../support/portal/demo-account';
import { changeViewer, confirmApplication, type Model, WRITES, type Write } from './model';
import type { Sight } from './page-script';
import type { World } from './world';

/** However a device behaves, no step makes more calls of a tab, besides polls. */
const MAX_CALLS = 20;
/** A page may look a few times more often than it polls: when it is opened, shown, or after a change. */
const MAX_COUNTS = 4;
const COUNT = 'GET /openapi/v2/user/message/count';
/** How often the tabs may come to rest before something counts as wrong: messages between tabs take a moment. */
const LOOKS = 5;

type Seen = { sights: readonly Sight[]; model: Model; world: World };
type Must = (seen: Seen) => readonly string[];

/** What must hold after each step; each returns what is wrong. */
const MUST: Readonly<Record<string, Must>> = {
  'never blank': ({ sights }) => sights.flatMap(({ blank }) => blank),
  'no error': ({ sights }) => sights.flatMap(({ errors }) => errors),
  'nothing secret at rest': ({ sights }) =>
    sights.map(({ kept }) => kept).filter((kept) => kept.includes(PASSWORD)),
  // A badge whose files are deleted has no number any more.
  'one number in a tab': ({ sights, model }) =>
    sights
      .map(({ counts, menu }, nth) => [
        ...counts.filter((count) => count || !model.tabs[nth]?.isStale),
        ...(menu === null ? [] : [menu]),
      ])
      .filter((counts) => new Set(counts).size > 1)
      .map(String),
  'typed values and focus are kept': ({ sights, model }) =>
    sights.flatMap((sight, nth) => lost(sight, model, nth)),
  'one call for each intent': ({ world, model }) =>
    (Object.keys(WRITES) as Write[])
      .map((write) => ({ write, sent: sent(world, write) }))
      .filter(({ write, sent }) => sent > model.intents[write])
      .map(({ write, sent }) => `${sent} times ${WRITES[write]}`),
  'no storm of calls': ({ world, model }) => world.tabs.flatMap((_, nth) => storms(world, model, nth)),
};

/** Checks everything that must hold. What is wrong for a moment only, while a tab hears of another, is not. */
export async function check(world: World, model: Model): Promise<void> {
  const isSignedIn = await world.isSignedIn();
  if (isSignedIn !== model.isSignedIn) changeViewer(model, isSignedIn);
  const applied = sent(world, 'apply');
  if (applied > model.applied) confirmApplication(model, applied);
  let wrong: string[] = [];
  for (let look = 0; look < LOOKS; look += 1) {
    wrong = await wrongIn(world, model);
    if (wrong.length === 0) return;
    await world.settle();
  }
  throw new Error(wrong.join('\n'));
}

async function wrongIn(world: World, model: Model): Promise<string[]> {
  const sights = await Promise.all(world.tabs.map((tab) => tab.sight()));
  return Object.entries(MUST).flatMap(([name, must]) =>
    must({ sights, model, world }).map((what) => `${name}: ${what}`),
  );
}

/** An application is sent again, with its ID, until it is answered. */
function sent({ line }: World, write: Write): number {
  const counted = write === 'apply' ? ['answered'] : ['arrived', 'answered'];
  return line.calls.filter(({ call, state }) => call === WRITES[write] && counted.includes(state)).length;
}

function lost({ values, focused, canRetry }: Sight, { tabs }: Model, nth: number): string[] {
  // A form whose files are missing gives way to a message, and comes back with its values.
  if (canRetry) return [];
  const { typed, focused: expected } = tabs[nth] ?? { typed: {}, focused: '' };
  const found = Object.entries(typed)
    .filter(([field, text]) => values[field] !== text)
    .map(([field, text]) => `${field} has ${values[field]} for ${text}`);
  return expected && focused !== expected
    ? [...found, `the focus is on ${focused || 'nothing'} for ${expected}`]
    : found;
}

function storms(world: World, { callsBefore, passedMs, shown }: Model, nth: number): string[] {
  const { name } = world.tabs[nth] ?? {};
  const own = world.line.calls.slice(callsBefore).filter(({ tab }) => tab === name);
  // A step may lead from one page to the next.
  const counts = Math.max(
    ...own.map(({ page }) => own.filter((one) => one.page === page && one.call === COUNT).length),
  );
  const polls = Math.ceil(passedMs / (UNREAD_POLL_MS * (1 - UNREAD_JITTER)));
  const isHidden = nth !== shown;
  // A list that is loaded anew for another viewer is followed by one count.
  if (isHidden && passedMs > 0 && counts > 1) return [`a hidden tab asks ${counts} times for the count`];
  if (counts > MAX_COUNTS + polls)
    return [`${counts} times the count in ${passedMs} ms: ${own.map(({ call }) => call.split('/').at(-1))}`];
  return own.length > MAX_CALLS + polls ? [`${own.length} calls in ${passedMs} ms`] : [];
}
