import { untilScreen } from '#app/first-screen';
import { loadsOf } from '#app/loads';
import { pageTitle } from '#app/page-title';
import { Portal } from '#app/portal';
import { routes } from '#app/routes';
import { areaLoader } from '#i18n/areas';
import type { Language } from '#i18n/languages';
import { overridden } from '#i18n/overrides';
import { retryChunk } from '#lib/chunk';
import type { PageConfig } from '#page-config/types';
import type { Values } from '../attributes';
import { hostOf } from '../host';
import { renderView } from '../render-view';
import type { Printable } from '../stamp';
import type { Connection } from '../types';
import { routeOf, treeOf } from './portal-print';
import { replaceUnknownAddress } from './unknown-address';

export { Portal as View };

const render = renderView(Portal, print, true);

export async function mount(connection: Connection) {
  const values = hostOf(connection).values();
  replaceUnknownAddress(`${values.base}`);
  const row = rowOf(values);
  const language = values.lang as Language;
  if (row) await untilScreen(row, language, [areaLoader('portal', language)]);
  return render(connection);
}

/** What can be printed of the portal: the screen of an address. */
export function print(values: Values): Printable {
  return { ...treeOf(values), load, titleOf };
}

/** The first screen does not suspend: neither where it hydrates a print, nor where it replaces one. */
async function load(values: Values, config: PageConfig): Promise<void> {
  const row = rowOf(values);
  if (!row) return;
  const language = values.lang as Language;
  const [screen, ...areas] = loadsOf(row, language);
  const [{ chunksOf }] = await Promise.all([
    retryChunk(screen),
    ...[...areas, areaLoader('portal', language)].map(retryChunk),
  ]);
  await Promise.all((chunksOf?.(row.name, language, config) ?? []).map(retryChunk));
}

async function titleOf(values: Values, { texts }: PageConfig): Promise<string | undefined> {
  const row = rowOf(values);
  const language = values.lang as Language;
  const { portal } = await retryChunk(areaLoader('portal', language));
  return row && pageTitle(overridden({ portal }, language, texts).portal.titles, row.name);
}

function rowOf(values: Values) {
  const route = routeOf(values)?.name;
  return routes.find(({ name }) => name === route);
}
