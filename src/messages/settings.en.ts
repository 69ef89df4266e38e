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
    info: {
      email: 'Security e-mail',
      mobile: 'Phone',
      others: 'Other accounts',
      none: 'None',
      active: 'Active',
      pending: 'Awaiting activation',
      separator: ', ',
      bindEmail: 'Add an e-mail',
      activateEmail: 'Activate e-mail',
      changeEmail: 'Change e-mail',
      verifyMobile: 'Add a phone',
      changeMobile: 'Change phone',
      manageOthers: 'Manage accounts',
    },
    others: {
      intro: 'You can sign in with any of these accounts once it is linked.',
      bound: 'Linked',
      none: 'Not linked',
      id: 'Account {id}',
      bind: 'Link',
      bindLabel: 'Link {name} (opens in a new window)',
      unbind: 'Unlink',
      unbindLabel: 'Unlink {name}',
      unbindOneLabel: 'Unlink {name}, account {id}',
      confirmTitle: 'Unlink {name}?',
      confirmText:
        'You will no longer be able to sign in with this {name} account. You can link it again at any time.',
      done: 'Unlinked.',
    },
  },
  profile: {},
  programmes: {},
  cancellation: {},
};
