import type { accountButtonZhCn } from './zh-cn';

/** Texts in English of the account button and its menu before the language file is loaded. */
export const accountButtonEn: typeof accountButtonZhCn = {
  noName: 'My account',
  menu: ', account menu',
  menuUnread: ', account menu, unread messages: {n}',
  loading: 'Loading',
};
