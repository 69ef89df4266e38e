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
  binding: {
    title: 'Linked accounts',
    tabs: { info: 'Overview', email: 'Security e-mail', mobile: 'Phone number', others: 'Other accounts' },
    failed: 'Your linked accounts could not be loaded.',
  },
  profile: {},
  programmes: {},
  cancellation: {},
};
