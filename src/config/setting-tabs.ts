/** The settings' tabs by their `{tabName}` (doc 1 § 2, SET-01); the first one is shown where the name is unknown (OQ-19). */
export const SETTING_TABS = [
  'baseMessage',
  'modifyPasswd.jsp',
  'myFavourite',
  'bindingAccount',
  'logOff',
] as const;

export type SettingTab = (typeof SETTING_TABS)[number];
