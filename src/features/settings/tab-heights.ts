import { SETTING_TABS, type SettingTab } from '#config/paths';

/** Height of each tab's content in Chinese. */
export const TAB_HEIGHTS: Readonly<Record<SettingTab, number>> = {
  baseMessage: 589,
  'modifyPasswd.jsp': 334,
  myFavourite: 344,
  bindingAccount: 188,
  logOff: 352,
};

/** Height of the row of tabs with the space below. */
const ROW = 68;

/** Size of the settings with one of the tabs. */
export function settingsSize({ tabName }: Readonly<Record<string, string>>): { height: number } {
  const tab = SETTING_TABS.find((known) => known === tabName) ?? SETTING_TABS[0];
  return { height: ROW + TAB_HEIGHTS[tab] };
}
