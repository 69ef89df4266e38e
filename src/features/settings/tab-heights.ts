import { SETTING_TABS, type SettingTab } from '../../config/paths';
import type { CardSize } from '../../ui/loading/loading';

/** Height of each tab's content in Chinese. */
export const TAB_HEIGHTS: Readonly<Record<SettingTab, number>> = {
  baseMessage: 541,
  'modifyPasswd.jsp': 308,
  myFavourite: 344,
  bindingAccount: 188,
  logOff: 352,
};

/** Height of the card's edges, the strip of tabs and the title. */
const HEAD = 188;

/** Size of the settings' card with one of its tabs. */
export function settingsSize({ tabName }: Readonly<Record<string, string>>): CardSize {
  const tab = SETTING_TABS.find((known) => known === tabName) ?? SETTING_TABS[0];
  return { height: HEAD + TAB_HEIGHTS[tab], width: 960 };
}
