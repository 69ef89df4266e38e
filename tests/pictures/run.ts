import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { PATHS, type RouteName } from '#config/paths';
import { launchForJourneys } from '../support/browser/launch';
import { startPortalAtNoon } from '../support/heard/portal-at-noon';
import { GUEST_SCREENS, MEMBER_SCREENS, type RouteScreen } from '../support/screen/route-screens';
import { Camera, type Scheme } from './camera';
import { KEPT, KEPT_FOLDER } from './kept';

/** These pictures are not kept in the project. */
const FOLDER = '.cache/pictures';
const WIDTHS = { desktop: 1280, phone: 375 } as const;
const SCHEMES: readonly Scheme[] = ['light', 'dark'];

/**
 * Writes a picture of each screen of the route table: light and dark, as wide as a desktop window and as a phone. With `--keep`
 * it writes those that the project keeps instead.
 */
const portal = await startPortalAtNoon();
const browser = await launchForJourneys('shell');
const camera = new Camera(browser, portal.origin);
if (process.argv.includes('--keep')) await writeKept();
else {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const scheme of SCHEMES) {
    await writeAll(GUEST_SCREENS, scheme, false);
    await writeAll(MEMBER_SCREENS, scheme, true);
  }
}
await browser.close();
await portal.stop();

type Rows = Readonly<Partial<Record<RouteName, readonly RouteScreen[]>>>;

async function writeAll(rows: Rows, scheme: Scheme, isMember: boolean): Promise<void> {
  for (const [route, screens] of Object.entries(rows) as [RouteName, readonly RouteScreen[]][])
    for (const [index, { at: path = PATHS[route] }] of screens.entries())
      for (const [device, width] of Object.entries(WIDTHS)) {
        const name = [route, index || '', device, scheme].filter(Boolean).join('-');
        writeFileSync(`${FOLDER}/${name}.png`, await camera.take({ path, width, scheme, isMember }, true));
      }
}

async function writeKept(): Promise<void> {
  mkdirSync(KEPT_FOLDER, { recursive: true });
  for (const [name, sight] of Object.entries(KEPT))
    writeFileSync(`${KEPT_FOLDER}/${name}.webp`, await camera.take(sight, false));
}
