import type { ComponentType } from 'react';
import type { UserInfo } from '../../api/account';
import type { SettingTab } from '../../config/setting-tabs';

/** What a tab shows to the viewer whose settings these are. Loaded when somebody goes there. */
export type TabView = { Tab: ComponentType<{ info: UserInfo }> };

export const TABS: Readonly<Record<SettingTab, () => Promise<TabView>>> = {
  baseMessage: () => import('./base-message-tab'),
  'modifyPasswd.jsp': () => import('./modify-password-tab'),
  myFavourite: () => import('./my-favourite-tab'),
  bindingAccount: () => import('./binding-account-tab'),
  logOff: () => import('./log-off-tab'),
};
