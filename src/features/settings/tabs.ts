import type { ComponentType } from 'react';
import type { SettingTab } from '#config/member-center/sections';
import type { Areas } from '#i18n/area-files';
import type { TabProps } from './tab-props';

type TabView = ComponentType<TabProps>;

/** The view of each tab, loaded when the tab is opened, and the areas of its texts besides those of the screen. */
export const TABS: Readonly<
  Record<SettingTab, { load(): Promise<TabView>; areas?: readonly (keyof Areas)[] }>
> = {
  baseMessage: {
    load: async () => (await import('./base-message-tab')).BaseMessageTab,
  },
  'modifyPasswd.jsp': {
    // Not loadChunk, which calls this: the tab and its form are loaded together.
    async load() {
      const [{ ChangePassword }] = await Promise.all([
        import('#shared/change-password/change-password'),
        import('#shared/change-password/change-password-form'),
      ]);
      return ChangePassword;
    },
    areas: ['account', 'password'],
  },
  myFavourite: {
    load: async () => (await import('./my-favourite-tab')).MyFavouriteTab,
  },
  bindingAccount: {
    load: async () => (await import('./binding-account-tab')).BindingAccountTab,
    areas: ['account'],
  },
  logOff: {
    load: async () => (await import('./log-off-tab')).LogOffTab,
    areas: ['account'],
  },
};
