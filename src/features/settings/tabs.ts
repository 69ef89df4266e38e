import type { ComponentType } from 'react';
import type { UserInfo } from '#api/member/viewer';
import type { SettingTab } from '#config/paths';
import type { Elements } from '#ui/elements';

export type TabProps = {
  /** Data of the signed-in viewer. */
  info: UserInfo;
  /** Called with the viewer's new data after a change. */
  onInfo(info: UserInfo): void;
  /** Skeleton of the tab, rendered while its data are loaded. */
  skeleton: Elements;
};

/** Module of a tab, loaded when the tab is opened. */
export type TabView = { Tab: ComponentType<TabProps> };

export const TABS: Readonly<Record<SettingTab, () => Promise<TabView>>> = {
  baseMessage: () => import('./base-message-tab'),
  'modifyPasswd.jsp': () => import('./modify-password-tab'),
  myFavourite: () => import('./my-favourite-tab'),
  bindingAccount: () => import('./binding-account-tab'),
  logOff: () => import('./log-off-tab'),
};
