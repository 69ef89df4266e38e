import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PATHS, type RouteName } from '#config/paths';
import { blockNavigation } from '../../support/browser/block-navigation';
import { recordShifts, type Shift, shiftsOf, slowDown } from '../../support/browser/checks/layout-shifts';
import { origin } from '../../support/browser/test-environment';
import { setUpVisitors, type Visitor } from '../../support/browser/visitor';
import { GUEST_SCREENS, MEMBER_SCREENS, type RouteScreen } from '../../support/screen/route-screens';

/** The highest cumulative layout shift of a page, for every route and width. */
const LIMIT = 0.05;
/** Sizes of the window: a phone, a tablet and a desktop. */
const SIZES = [
  { width: 375, height: 812 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
];
/**
 * With `LAYOUT_SHIFTS=all`, as in `npm run bench`, every path is opened at every width and with an empty cache, which
 * takes minutes. Otherwise the widths take turns, and the files of earlier pages stay in the cache.
 */
const isWhole = process.env.LAYOUT_SHIFTS === 'all';

type Screens = Readonly<Record<string, readonly RouteScreen[]>>;
type Row = { path: string; width: number; height: number; has: string };

function rowsOf(screens: Screens): Row[] {
  return Object.entries(screens)
    .flatMap(([name, rows]) =>
      rows.map(({ at, has = '[part=title]' }) => ({ path: at ?? PATHS[name as RouteName], has })),
    )
    .flatMap((row, n) => {
      const sizes = isWhole ? SIZES : SIZES.slice(n % SIZES.length, (n % SIZES.length) + 1);
      return sizes.map((size) => ({ ...row, ...size }));
    });
}

/** Pages beside the route table. */
const OTHER_PAGES: Screens = {
  Campaign: [{ at: '/campaign.html', page: '诗歌大赛', heading: '诗歌大赛报名' }],
};

const newVisitor = setUpVisitors({ lifetime: 'suite' });

/** Opens a path in a slow tab until its screen is complete. @returns the shifts until then */
async function load(visitor: Visitor, { path, has, width, height }: Row): Promise<Shift[]> {
  const page = await visitor.newTab();
  await page.setViewport({ width, height });
  await recordShifts(page);
  await slowDown(page);
  if (isWhole) await page.setCacheEnabled(false);
  // This screen redirects as soon as it is complete; its shifts could not be read afterwards.
  if (path === PATHS.SsoLogin) await blockNavigation(page, origin + PATHS.UserHome);
  await page.goto(origin + path, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(isComplete, {}, has);
  const shifts = await shiftsOf(page);
  await page.close();
  return shifts;
}

/** Runs in the page. */
function isComplete(has: string): boolean {
  return [...document.querySelectorAll('cntv-portal, cntv-login, cntv-qr-login, cntv-apply-form')].some(
    ({ shadowRoot }) => shadowRoot?.querySelector(has) && !shadowRoot.querySelector('[part~=skeleton]'),
  );
}

function staysStill(rows: readonly Row[], visitor: () => Visitor) {
  let largest = 0;
  afterAll(() => {
    if (isWhole) console.log(`the largest layout shift of ${rows.length} pages: ${largest.toFixed(3)}`);
  });
  it.each(rows)('$path at $width px', async (row) => {
    const shifts = await load(visitor(), row);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    largest = Math.max(largest, sum);
    expect(sum, JSON.stringify(shifts, null, 2)).toBeLessThanOrEqual(LIMIT);
  });
}

describe('a slow page stays still while it is loaded', () => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await newVisitor();
  });
  staysStill(rowsOf({ ...GUEST_SCREENS, ...OTHER_PAGES }), () => visitor);
});

describe('a slow page of a member stays still while it is loaded', () => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await newVisitor();
    await visitor.startSession();
  });
  staysStill(rowsOf(MEMBER_SCREENS), () => visitor);
});
