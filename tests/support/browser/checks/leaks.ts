import type { Page } from 'puppeteer-core';
import type { Visitor } from '../visitor';

/** Returns where any of these secrets appears: page URLs, storage, history, events, console, request URLs. */
export async function leaksOf(
  secrets: readonly string[],
  { record }: Visitor,
  page: Page,
  known: (address: string) => boolean = () => false,
): Promise<string[]> {
  const kept = await page.evaluate(() => [
    location.href,
    document.referrer,
    JSON.stringify(history.state),
    JSON.stringify({ ...localStorage }),
    JSON.stringify({ ...sessionStorage }),
  ]);
  const places = [
    ...kept,
    ...record.events,
    ...record.console,
    ...record.addresses.filter((address) => !known(address)),
    ...record.requests.map(({ url }) => url).filter((address) => !known(address)),
  ];
  return places.filter((place) => secrets.some((secret) => place.includes(secret)));
}
