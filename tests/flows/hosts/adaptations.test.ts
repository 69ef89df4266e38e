import type { Page } from 'puppeteer-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { PATHS, type RouteName } from '#config/paths';
import { blockNavigation } from '../../support/browser/block-navigation';
import { adaptationFindings } from '../../support/browser/checks/adaptations';
import { axeFindingsAsShown } from '../../support/browser/checks/axe-findings';
import { origin } from '../../support/browser/test-environment';
import { setUpVisitors } from '../../support/browser/visitor';
import { ACCOUNT } from '../../support/portal/demo-account';
import { GUEST_SCREENS, MEMBER_SCREENS, type RouteScreen } from '../../support/screen/route-screens';
import { Widget } from '../../support/screen/widget';

/** Every path below it shows `<cntv-portal>`. */
const BASE = '/site';
const { TestPage, ...FOR_GUESTS } = GUEST_SCREENS;
const VIEWERS = [
  ['a visitor', FOR_GUESTS, undefined],
  ['a member', MEMBER_SCREENS, ACCOUNT],
] as const;

const newVisitor = setUpVisitors({ lifetime: 'suite' });

function rowsOf(screens: Readonly<Partial<Record<RouteName, readonly RouteScreen[]>>>) {
  return Object.entries(screens).flatMap(([name, all]) =>
    all.map(({ at, has = '[part=title]' }) => ({ name, path: at ?? PATHS[name as RouteName], has })),
  );
}

describe.each(VIEWERS)(
  'for %s: targets, names, focus, 320 px, forced colours, no motion',
  (_, screens, account) => {
    let page: Page;
    beforeAll(async () => {
      const visitor = await newVisitor();
      if (account) await visitor.startSession(account);
      page = await visitor.newTab();
      await blockNavigation(page, `${origin}${PATHS.UserHome}`);
    });

    it.each(rowsOf(screens))('$name, $path', async ({ path, has }) => {
      await page.goto(origin + BASE + path);
      await new Widget(page, 'cntv-portal').find(has);
      expect(await axeFindingsAsShown(page, ['target-size'])).toEqual([]);
      expect(await adaptationFindings(page)).toEqual([]);
    });
  },
);
