import type { Page } from 'puppeteer-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { minimalPage } from '../../support/browser/minimal-page';
import { origin } from '../../support/browser/test-environment';
import { setUpVisitors } from '../../support/browser/visitor';
import { holdRequests } from '../../support/browser/wire';
import { devConsole, type Fault } from '../../support/portal/dev-console';
import { BUSY, DELAY, FAULTS, WRONG_SHAPE } from '../../support/portal/faults';
import { textsIn } from '../../support/screen/widget';

const CHECK_IN = 'POST /openapi/v2/user/sign';
const CHECK_IN_STATE = 'GET /openapi/v2/user/sign';
const MEMBER_TOKEN = 'POST /member/openapi/token/generate';
const MEMBER_DETAIL = 'POST /member/api/memberInfo/memberDetailInfo';

/** The lists of the member centre: what is shown when they cannot be loaded, and their calls. */
const LISTS = {
  reminders: {
    attributes: 'section="message" tab="subscribe"',
    failed: '消息加载失败。',
    load: 'GET /openapi/v2/user/message/subscribes',
    remove: 'DELETE /openapi/v2/user/message',
    clear: 'DELETE /openapi/v2/user/message/clear',
  },
  system: {
    attributes: 'section="message" tab="system"',
    failed: '消息加载失败。',
    load: 'GET /openapi/v2/user/message/systems',
    remove: 'DELETE /openapi/v2/user/message',
    clear: 'DELETE /openapi/v2/user/message/clear',
  },
  history: {
    attributes: 'section="history"',
    failed: '观看历史加载失败。',
    load: 'GET /openapi/v2/video/records',
    remove: 'DELETE /openapi/v2/video/record',
    clear: 'DELETE /openapi/v2/video/records',
  },
  videos: {
    attributes: 'section="collection"',
    failed: '收藏加载失败。',
    load: 'GET /openapi/v2/collect/records',
    remove: 'DELETE /openapi/v2/collect/record',
    clear: 'DELETE /openapi/v2/collect/records',
  },
  reservations: {
    attributes: 'section="subscribe"',
    failed: '预约加载失败。',
    load: 'GET /openapi/v2/subscribe/records',
    remove: 'DELETE /openapi/v2/subscribe/record',
    clear: 'DELETE /openapi/v2/subscribe/records',
  },
} as const;
type Name = keyof typeof LISTS;
const NAMES = Object.keys(LISTS) as Name[];
const SELECTABLE: readonly Name[] = ['reminders', 'system'];
/** The lists on the home, each with a failure of its own. */
const RECENT = ['recent-history', 'recent-favourites', 'recent-reservations'];

let page: Page;
const newVisitor = setUpVisitors({ lifetime: 'suite' });

/** One page with the home and every list as an element of its own, so that one load meets a fault in all of them. */
beforeAll(async () => {
  const visitor = await newVisitor();
  await visitor.startSession();
  page = await visitor.newTab();
  const lists = NAMES.map(
    (name) => `<cntv-member-center id="${name}" bare ${LISTS[name].attributes}></cntv-member-center>`,
  );
  await holdRequests(
    page,
    null,
    await minimalPage(
      `<script type="module" src="/assets/membership.js"></script><cntv-member-center id="home" bare></cntv-member-center>${lists.join('')}`,
    ),
  );
  await page.goto(`${origin}/minimal.html`);
  await Promise.all(NAMES.map((name) => find(`#${name} >>> ${byId('record')}`)));
});
afterEach(() => devConsole.clearFaults());

/** An element once it is visible; a change inside a shadow root is not waited for otherwise. */
const find = (selector: string) => page.waitForSelector(selector, { visible: true });

/** Texts of the elements inside a widget that match. */
const texts = (host: string, selector: string) => textsIn(page, `#${host}`, selector);
const byId = (name: string) => `[data-testid~=${name}]`;
const rowsOf = async (name: Name) => (await texts(name, byId('record'))).length;
const toastsOf = (host: string) => texts(host, '[part=toast]');
/** What a viewer sees of a list. */
const shown = async (name: Name) => ({
  titles: await texts(name, byId('record-title')),
  total: await texts(name, byId('total')),
  selected: (await texts(name, `${byId('select')}:checked`)).length,
});

/** The same of every list. */
const allShown = async () =>
  Object.fromEntries(await Promise.all(NAMES.map(async (name) => [name, await shown(name)] as const)));

/** Clicks by script, because the heights of the widgets above change. */
async function press(host: string, selector: string): Promise<void> {
  const found = await find(`#${host} >>> ${selector}`);
  await found?.evaluate((control) => (control as HTMLElement).click());
}

async function closeToasts(host: string): Promise<void> {
  await expect
    .poll(async () => {
      for (const cross of await page.$$(`#${host} >>> [part=toast] ${byId('close')}`))
        await cross.evaluate((button) => (button as HTMLElement).click()).catch(() => {});
      return toastsOf(host);
    })
    .toEqual([]);
}

/** Clears the faults and presses retry until the content is shown: the service may have sent Retry-After. */
async function recover(host: string, isShown: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(async () => {
      for (const retry of await page.$$(`#${host} >>> ${byId('retry')}`))
        await retry.evaluate((button) => (button as HTMLElement).click()).catch(() => {});
      return isShown();
    })
    .toBe(true);
}

async function setFaults(calls: readonly string[], fault: Fault): Promise<void> {
  for (const call of new Set(calls)) await devConsole.setFault(call, fault);
}

describe('a call that loads', () => {
  const ALL = [...NAMES.map((name) => LISTS[name].load), CHECK_IN_STATE, MEMBER_TOKEN];

  it.each([...FAULTS, ['a wrong shape', WRONG_SHAPE, BUSY] as const])(
    '%s: every list shows a failure and a retry without a toast or a total, and the check-in a toast (LIST-04, ERR-05, ERR-07, ERR-08, OQ-60, VIP-08)',
    async (_, fault, words) => {
      await setFaults(ALL, fault);
      await page.reload();
      await Promise.all([
        ...NAMES.map((name) =>
          expect.poll(() => texts(name, '[part=notice]')).toEqual([`${LISTS[name].failed}重试`]),
        ),
        ...RECENT.map((list) =>
          expect.poll(() => texts('home', `${byId(list)} ${byId('retry')}`)).toHaveLength(1),
        ),
        expect.poll(() => toastsOf('home')).toEqual([words]),
      ]);
      for (const name of NAMES)
        expect([name, await shown(name), await toastsOf(name)]).toEqual([
          name,
          { titles: [], total: expect.toSatisfy((each: string[]) => each.join('') === ''), selected: 0 },
          [],
        ]);
      expect(await texts('home', byId('nickname'))).toEqual(['山间来客']);
      expect(await texts('home', byId('membership'))).toEqual([]);

      await devConsole.clearFaults();
      await Promise.all([
        ...NAMES.map((name) => recover(name, async () => (await rowsOf(name)) > 0)),
        recover('home', async () => (await texts('home', byId('retry'))).length === 0),
      ]);
      for (const list of [...RECENT, 'check-in-button'])
        await expect.poll(async () => (await texts('home', byId(list))).join('')).not.toBe('');
      await closeToasts('home');
    },
  );

  it('a delay: skeletons without a total, then every list (LIST-04)', async () => {
    await setFaults(ALL, { ...DELAY, delayMs: 3000 });
    // Not until the event `load`: pictures may delay it until the answers have come.
    await page.reload({ waitUntil: 'domcontentloaded' });
    await Promise.all(NAMES.map((name) => find(`#${name} >>> [part~=skeleton]`)));
    for (const name of NAMES) expect((await texts(name, byId('total'))).join('')).toBe('');
    await Promise.all(NAMES.map((name) => expect.poll(() => rowsOf(name)).toBeGreaterThan(0)));
    await expect.poll(() => texts('home', byId('membership'))).toHaveLength(1);
  });
});

describe('a call that changes something', () => {
  const ALL = [...NAMES.flatMap((name) => [LISTS[name].remove, LISTS[name].clear]), CHECK_IN];

  it.each(FAULTS)(
    '%s: what was removed returns to its place, what was selected stays so, and the check-in stays open (LIST-01, ERR-05, ERR-07, SIGN-05, VIP-08)',
    async (_, fault, words) => {
      await devConsole.setFault(MEMBER_DETAIL, fault);
      await page.reload();
      await Promise.all(NAMES.map((name) => expect.poll(() => rowsOf(name)).toBeGreaterThan(0)));
      await setFaults(ALL, fault);

      for (const name of SELECTABLE)
        for (const nth of [1, 2]) await press(name, `li:nth-child(${nth}) ${byId('select')}`);
      const before = await allShown();
      expect(SELECTABLE.map((name) => before[name]?.selected)).toEqual([2, 2]);
      for (const control of ['remove', 'clear', 'remove-selected']) {
        const names = control === 'remove-selected' ? SELECTABLE : NAMES;
        await Promise.all(
          names.map(async (name) => {
            await press(name, byId(control));
            await press(name, byId('confirm'));
            await expect.poll(() => toastsOf(name), { message: control }).toEqual([words]);
            await closeToasts(name);
          }),
        );
        await expect.poll(allShown, { message: control }).toEqual(before);
      }
      await press('home', byId('check-in-button'));
      await expect.poll(() => toastsOf('home')).toEqual([words]);
      const button = await find(`#home >>> ${byId('check-in-button')}:not([aria-busy=true])`);
      expect(await button?.evaluate((each) => [each.textContent, each.ariaDisabled])).toEqual(['签到', null]);
      await closeToasts('home');
      expect(await texts('home', byId('membership'))).toEqual([]);
    },
  );

  it.each([
    ['history', 'recent-history'],
    ['videos', 'recent-favourites'],
    ['reservations', 'recent-reservations'],
  ] as const)(
    'a delay: what is removed from %s is gone at once, in the home, too, and stays so (LIST-01)',
    async (name, recent) => {
      const recentTitles = () => texts('home', `${byId(recent)} ${byId('record-title')}`);
      const { titles, total } = await shown(name);
      const [first = ''] = titles;
      expect(await recentTitles()).toContain(first);
      await devConsole.setFault(LISTS[name].remove, { ...DELAY, delayMs: 1500 });
      await press(name, byId('remove'));
      await press(name, byId('confirm'));
      const isGone = async () => [(await shown(name)).titles[0], (await recentTitles()).includes(first)];
      await expect.poll(isGone).toEqual([titles[1], false]);
      expect((await shown(name)).titles).toEqual(titles.slice(1));
      // The portal has deleted it once both lists have been loaded again.
      await expect
        .poll(async () => (await devConsole.log(LISTS[name].remove.split(' ')[1])).at(-1)?.code)
        .toBe(0);
      await expect.poll(() => texts(name, '[aria-busy=true]')).toEqual([]);
      expect([await isGone(), (await shown(name)).total]).toEqual([
        [titles[1], false],
        [total[0]?.replace(/\d+/, (count) => String(Number(count) - 1))],
      ]);
    },
  );
});
