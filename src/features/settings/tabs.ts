import type { ComponentType } from 'react';
import type { SettingTab } from '#config/paths';
import type { TabProps } from './tab-props';

/** Module of a tab, loaded when the tab is opened. */
export type TabView = { Tab: ComponentType<TabProps> };

export const TABS: Readonly<Record<SettingTab, () => Promise<TabView>>> = {
  baseMessage: () => import('./base-message-tab'),
  'modifyPasswd.jsp': async () => ({
    Tab: (await import('#shared/change-password/change-password')).ChangePassword,
  }),
  myFavourite: () => import('./my-favourite-tab'),
  bindingAccount: () => import('./binding-account-tab'),
  logOff: () => import('./log-off-tab'),
};
