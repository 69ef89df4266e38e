import { mkdirSync, rmSync } from 'node:fs';
import { PATHS, type RouteName } from '#config/paths';
import { launchForJourneys } from '../support/browser/launch';
import { ACCOUNT } from '../support/portal/demo-account';
import { startPortalProcess } from '../support/portal/portal-process';
import { GUEST_SCREENS, MEMBER_SCREENS, type RouteScreen } from '../support/screen/route-screens';

/** The pictures are not kept in the project. */
const FOLDER = '.cache/pictures';
const WIDTHS = { desktop: 1280, phone: 375 } as const;
const HEIGHT = 900;
const SCHEMES = ['light', 'dark'] as const;
const HEADERS = { 'content-type': 'application/json' };

/** Writes a picture of each screen of the route table: light and dark, as wide as a desktop window and as a phone. */
const portal = await startPortalProcess();
const browser = await launchForJourneys('shell');
const cookie = await startSession();
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
for (const scheme of SCHEMES) {
  await takeAll(GUEST_SCREENS, scheme);
  await takeAll(MEMBER_SCREENS, scheme, cookie);
}
await browser.close();
await portal.stop();

type Rows = Readonly<Partial<Record<RouteName, readonly RouteScreen[]>>>;

async function takeAll(rows: Rows, scheme: (typeof SCHEMES)[number], session?: string): Promise<void> {
  const context = await browser.createBrowserContext();
  if (session) await context.setCookie({ name: 'portal_session', value: session, domain: 'localhost' });
  const page = await context.newPage();
  await page.emulateMediaFeatures([
    { name: 'prefers-color-scheme', value: scheme },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ]);
  for (const [route, screens] of Object.entries(rows) as [RouteName, readonly RouteScreen[]][])
    for (const [index, { at = PATHS[route] }] of screens.entries())
      for (const [device, width] of Object.entries(WIDTHS)) {
        await page.setViewport({ width, height: HEIGHT });
        await page.goto(portal.origin + at, { waitUntil: 'networkidle0' });
        const name = [route, index || '', device, scheme].filter(Boolean).join('-');
        await page.screenshot({ path: `${FOLDER}/${name}.png`, fullPage: true });
      }
  await context.close();
}

/** @returns the value of the cookie */
async function startSession(): Promise<string> {
  const response = await fetch(`${portal.origin}/dev/api/session`, {
    method: 'POST',
    headers: { ...HEADERS, origin: portal.origin },
    body: JSON.stringify({ account: ACCOUNT, isProof: true }),
  });
  return /^portal_session=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? '';
}
