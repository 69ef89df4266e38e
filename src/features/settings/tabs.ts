import type { ComponentType } from 'react';
import type { UserInfo } from '../../api/account';
import type { SettingTab } from '../../config/paths';

export type TabProps = {
  /** The viewer whose settings these are. */
  info: UserInfo;
  /** The service knows something else of the viewer by now. */
  onInfo(info: UserInfo): void;
};

/** What a tab shows. Loaded when somebody goes there. */
export type TabView = { Tab: ComponentType<TabProps> };

export const TABS: Readonly<Record<SettingTab, () => Promise<TabView>>> = {
  baseMessage: () => import('./base-message-tab'),
  'modifyPasswd.jsp': () => import('./modify-password-tab'),
  myFavourite: () => import('./my-favourite-tab'),
  bindingAccount: () => import('./binding-account-tab'),
  logOff: () => import('./log-off-tab'),
};
