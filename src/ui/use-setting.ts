import { useSyncExternalStore } from 'react';
import { DEFAULT_SETTINGS, getSettings, type Settings } from '../lib/settings';
import { onSettingsChange } from '../lib/settings-layers';

/** One setting of the page. A prerendered view first sees the default it was rendered with, then the page's own. */
export function useSetting<Key extends keyof Settings>(key: Key): Settings[Key] {
  return useSyncExternalStore(
    onSettingsChange,
    () => getSettings()[key],
    () => DEFAULT_SETTINGS[key],
  );
}
