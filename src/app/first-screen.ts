import { sectionOf } from '#config/member-center/sections';
import type { Language } from '#i18n/languages';
import { loadChunk } from '#lib/chunk';
import { pause } from '#lib/pause';
import { loadsOf } from './loads';
import type { RouteRow } from './route-table';
import { loadShell } from './shell/load-shell';

/** Less than React shows a skeleton at least (300 ms). */
const WAIT_MS = 200;

/**
 * Resolves when what a screen would suspend for is loaded, so that no skeleton is rendered before it; after a moment in any case.
 * A failure shows in the place of the screen.
 * @param beside load what is rendered with the screen
 */
export async function untilScreen(
  row: RouteRow,
  language: Language,
  beside: readonly (() => Promise<unknown>)[] = [],
): Promise<void> {
  const shell = sectionOf(row.name) ? [loadShell] : [];
  const loads = [...shell, ...loadsOf(row, language), ...beside];
  await Promise.race([Promise.all(loads.map((load) => loadChunk<unknown>(load))), pause(WAIT_MS)]).catch(
    () => {},
  );
}
