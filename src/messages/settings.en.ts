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
  programmes: {
    failed: 'Your favourite programmes could not be loaded.',
    empty: 'There is nothing to choose from at the moment.',
    groups: { channels: 'Channels', columns: 'Programmes' },
    emptyGroup: {
      channels: 'There are no channels to choose from.',
      columns: 'There are no programmes to choose from.',
    },
    chosen: '{n} chosen',
    submit: 'Save',
    saved: 'Your changes have been saved.',
  },
  cancellation: {
    agreement: 'Agreement on deleting the account',
    summary:
      'This is a summary of the account rules in the terms of service and not the agreement itself. The terms have 15 chapters with about 70 articles. The text that the site publishes counts.',
    reading: 'Please read the agreement ({n} s)',
    readFirst: 'Please read the agreement. You can accept it in {n} seconds.',
    canAgree: 'You can accept it now.',
    agree: 'I have read and accept the agreement on deleting the account',
    submit: 'Delete my account',
    risk: {
      title: 'Please note',
      text: 'This removes all data of your account and cannot be undone. Do you want to delete it?',
      confirm: 'Delete',
    },
    done: 'Your account has been deleted.',
  },
};
