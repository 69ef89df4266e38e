import type { CDPSession, Page } from 'puppeteer-core';
import { tabOn } from './keyboard';

/** A page at 400 % in a window of 1280 px (WCAG 2.2, 1.4.10). */
const REFLOW = { width: 320, height: 256 };
const DESKTOP = { width: 1280, height: 900 };
/** Most elements that are focused one after the other on one screen. */
const MOST_STOPS = 60;

/** Checks of a screen for which axe has no rule, or no rule by default. */
export async function adaptationFindings(page: Page): Promise<string[]> {
  const session = await page.createCDPSession();
  const found = [
    ...(await namesMissing(session)),
    ...(await movements(page)),
    ...(await reflowed(page)),
    ...(await forcedColours(page, session)),
  ];
  await session.detach();
  return found;
}

type Value = { value?: string };
type AxNode = { ignored: boolean; role?: Value; name?: Value; properties?: { name: string; value: Value }[] };

/** What a screen reader gets: every element that takes the focus has a role and a name (4.1.2). */
async function namesMissing(session: CDPSession): Promise<string[]> {
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: AxNode[] };
  const focusable = nodes.filter(
    ({ ignored, role, properties = [] }) =>
      !ignored && role?.value !== 'RootWebArea' && properties.some(({ name }) => name === 'focusable'),
  );
  return focusable
    .filter(({ role, name }) => !name?.value || role?.value === 'generic')
    .map(({ role }) => `${role?.value} without a name`);
}

/** With reduced motion, nothing moves (2.3.3). */
function movements(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .flatMap(({ shadowRoot }) => shadowRoot?.getAnimations() ?? [])
      .filter(({ playState }) => playState === 'running')
      .map((animation) => `moves: ${(animation as CSSAnimation).animationName}`),
  );
}

/** At 320 px, no text needs scrolling in two directions. */
async function reflowed(page: Page): Promise<string[]> {
  await page.setViewport(REFLOW);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  await page.setViewport(DESKTOP);
  return width > REFLOW.width ? [`${width} px wide at ${REFLOW.width} px`] : [];
}

/** With forced colours, the focus is visible, and no element hides what has it (2.4.7, 2.4.11). */
async function forcedColours(page: Page, session: CDPSession): Promise<string[]> {
  const features = [
    { name: 'forced-colors', value: 'active' },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ];
  await session.send('Emulation.setEmulatedMedia', { features });
  const stops = await tabOn(page, MOST_STOPS);
  await session.send('Emulation.setEmulatedMedia', { features: features.slice(1) });
  return stops.flatMap(({ name, isVisible, isCovered }) => [
    ...(isVisible ? [] : [`${name} has no visible focus with forced colours`]),
    ...(isCovered ? [`${name} is covered while it has the focus`] : []),
  ]);
}
