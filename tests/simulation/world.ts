import { createPortal, type Portal } from '../../examples/portal/server/app';
import { findAccount } from '../../examples/portal/server/db/accounts';
import { prepare } from '../../examples/portal/server/db/installation';
import { openDatabase } from '../../examples/portal/server/db/open-database';
import { sessionAccountId, startSession } from '../../examples/portal/server/db/sessions';
import { DEMO_COST } from '../../examples/portal/server/demo/demo-data';
import { seedMessages, setUnread } from '../../examples/portal/server/demo/demo-messages';
import { serve } from '../../examples/portal/server/serve';
import { launchForJourneys } from '../support/browser/launch';
import { holdClock, NOON } from '../support/heard/held-clock';
import { ACCOUNT } from '../support/portal/demo-account';
import { CONDITION_LIMIT_MS } from '../support/time-limits.mjs';
import { Files } from './files';
import { CALL, Line, TAB_HEADER } from './line';
import { installInPage } from './page-script';
import { answerPage, SCRIPT } from './pages';
import { Tab } from './tab';

const COOKIE = { name: 'portal_session', domain: 'localhost', path: '/', httpOnly: true } as const;
/** All timers wait for the walk to let time pass, except those without a time. */
const HELD_FROM_MS = 1;
/** How often the tabs must be seen without a change before they have come to rest. */
const RESTS = 2;
/** What a walk may have changed. */
const CHANGED = ['sessions', 'browsers', 'one_time', 'limits', 'applications', 'messages', 'request_log'];
const UNREAD = { subscribe: 3, system: 4 };

export type World = Awaited<ReturnType<typeof startWorld>>;

/**
 * The portal in this process, its line, the released files, and two tabs of a browser: all under one clock.
 */
export async function startWorld() {
  const line = new Line();
  const files = new Files();
  let aheadMs = 0;
  const now = () => new Date(NOON + aheadMs);
  const db = await openDatabase({});
  const { publicKey } = await prepare(db);
  const clock = () => NOON + aheadMs;
  const portal = await createPortal({ database: db, clock, hashCost: DEMO_COST, isDevConsoleOn: true });
  const accountId = (await findAccount(db, ACCOUNT))?.id ?? 0;
  const browser = await launchForJourneys('shell');
  let context = await browser.createBrowserContext();
  let tabs = await openTabs();

  async function openTabs() {
    return [await Tab.open(context, 'a'), await Tab.open(context, 'b')] as const;
  }

  /** esbuild names functions with a helper that the page lacks. */
  const script = () => `const __name = (named) => named;
(${holdClock})(${clock()}, ${HELD_FROM_MS});
(${installInPage})('${TAB_HEADER}', ${JSON.stringify({ a: tabs[0].state, b: tabs[1].state })});`;
  const fetch: Portal['fetch'] = async (request, bindings) => {
    const { pathname } = new URL(request.url);
    const own =
      pathname === SCRIPT
        ? new Response(script(), {
            headers: { 'content-type': 'text/javascript', 'cache-control': 'no-store' },
          })
        : (files.answer(pathname) ?? answerPage(pathname, files.loader, publicKey));
    const ask = () => portal.fetch(request, bindings);
    const response = own ?? (await (CALL.test(pathname) ? line.carry(request, ask) : ask()));
    // Signed calls take the time from it.
    response.headers.set('date', now().toUTCString());
    return response;
  };
  const site = await serve({ fetch }, { host: '127.0.0.1', port: 0 });
  const origin = `http://localhost:${site.port}`;
  portal.setSites({ portalPort: site.port, secondPort: site.port + 1, hosts: ['localhost'] });

  /** Waits until nothing happens by itself any more. @returns the time until the next timer of a tab */
  async function settle(): Promise<number> {
    const end = performance.now() + CONDITION_LIMIT_MS;
    let last = '';
    for (let rests = 0; ; ) {
      const pulses = await Promise.all(tabs.map((tab) => tab.pulse(line.heldOf(tab.name))));
      const seen = pulses.map((pulse) => pulse?.changes).join();
      const isBusy = line.isBusy || pulses.some((pulse) => pulse?.isBusy ?? true);
      rests = isBusy || seen !== last ? 0 : rests + 1;
      last = seen;
      if (rests === RESTS) return Math.min(...pulses.map((pulse) => pulse?.untilNext ?? 0));
      if (performance.now() > end) throw new Error(`The tabs do not come to rest: ${JSON.stringify(pulses)}`);
    }
  }

  return {
    line,
    files,
    get tabs() {
      return tabs;
    },
    settle,
    /** Restores the state before a walk: nobody is signed in, and both tabs of a browser without cache show the sign-in. */
    async reset(): Promise<void> {
      await context.close();
      await line.set('fine');
      files.replace();
      context = await browser.createBrowserContext();
      tabs = await openTabs();
      aheadMs = 0;
      await db.script(CHANGED.map((table) => `delete from ${table};`).join(''));
      await seedMessages(db, [{ accountId, unread: UNREAD }], now());
      line.calls.length = 0;
      for (const tab of tabs) {
        tab.state.isHidden = tab !== tabs[0];
        await tab.open(`${origin}/login.html`);
      }
      await settle();
    },
    open: (tab: Tab, path: string) => tab.open(origin + path),
    /** Lets time pass from one timer to the next, and lets the tabs come to rest in between. */
    async pass(ms: number): Promise<void> {
      const endMs = aheadMs + ms;
      for (;;) {
        const untilNextMs = await settle();
        const sliceMs = Math.min(endMs - aheadMs, Math.max(untilNextMs, 1));
        if (sliceMs <= 0) return;
        aheadMs += sliceMs;
        await Promise.all(tabs.map((tab) => tab.ask('pass', sliceMs)));
      }
    },
    /** Starts a session outside the elements, as another site of the portal does. */
    async signInElsewhere(): Promise<void> {
      const { sessionId } = await startSession(db, { accountId, previousId: null, now: now() });
      await context.setCookie({ ...COOKIE, value: sessionId });
    },
    /** Whether the portal knows the viewer by the cookie of the browser. */
    async isSignedIn(): Promise<boolean> {
      const cookie = (await context.cookies()).find(({ name }) => name === COOKIE.name);
      return (await sessionAccountId(db, cookie?.value ?? null, now())) !== null;
    },
    expireSessions: () => db.query('delete from sessions'),
    addMessages: () => setUnread(db, accountId, { ...UNREAD, system: 2 * UNREAD.system }, now()),
    async unread(): Promise<number> {
      const counted =
        'select count(*)::integer as unread from messages where account_id = $1 and not is_read';
      const [row] = await db.query<{ unread: number }>(counted, [accountId]);
      return row?.unread ?? 0;
    },
    /** @returns where the piece of the last puzzle belongs */
    async puzzleOffset(): Promise<number> {
      const [row] = await db.query<{ detail: { points: { x: number }[] } }>(
        "select detail from one_time where purpose = 'captcha' order by created_at desc limit 1",
      );
      return row?.detail.points[0]?.x ?? 0;
    },
    async close(): Promise<void> {
      await browser.close();
      await site.close();
      await portal.close();
      await db.close();
    },
  };
}
