import type { ComponentType } from 'react';
import type { SettingTab } from '#config/member-center/sections';
import type { TabProps } from './tab-props';

export type TabView = ComponentType<TabProps>;

/** The view of each tab, loaded when the tab is opened. */
export const TABS: Readonly<Record<SettingTab, () => Promise<TabView>>> = {
  baseMessage: async () => (await import('./base-message-tab')).BaseMessageTab,
  'modifyPasswd.jsp': async () => (await import('#shared/change-password/change-password')).ChangePassword,
  myFavourite: async () => (await import('./my-favourite-tab')).MyFavouriteTab,
  bindingAccount: async () => (await import('./binding-account-tab')).BindingAccountTab,
  logOff: async () => (await import('./log-off-tab')).LogOffTab,
};
