import type { Areas } from './areas';

export const settings: Areas['settings'] = {
  settings: {
    title: 'Account settings',
    tabs: {
      baseMessage: 'Profile',
      'modifyPasswd.jsp': 'Password',
      myFavourite: 'Favourite programmes',
      bindingAccount: 'Linked accounts',
      logOff: 'Delete account',
    },
  },
};
