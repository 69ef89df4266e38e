import type { Areas } from '../areas';

export const member: Areas['member'] = {
  sections: {
    menu: 'My account',
    home: 'My home',
    message: 'Messages',
    history: 'Watch history',
    collection: 'My collection',
    subscribe: 'My reservations',
    settings: 'Account settings',
  },
  viewer: {
    failed: 'Your details could not be loaded.',
    signedOut: 'You are not signed in.',
    changed:
      'You are now signed in as {name}. The page was reloaded, and what was typed here before was not saved.',
    noName: 'No nickname yet',
  },
  registerPrompt: {
    text: 'You do not have a CNTV account yet. Create one first.',
    link: 'Create an account',
  },
  home: {
    editAvatar: 'Change avatar',
    editNickname: 'Change nickname',
    settings: 'Account settings',
    subscribe: 'New reminders',
    system: 'New system messages',
    viewAll: 'View all',
    countFailed: 'Message counts could not be loaded.',
  },
  checkIn: {
    submit: 'Check in',
    done: 'Checked in',
    consecutive: 'Days in a row: {n}',
    cumulative: 'Days in total: {n}',
    failed: 'Your check-in could not be loaded.',
  },
  membership: { validUntil: 'VIP until {date}' },
  mobileHome: {
    title: 'My account',
    personal: 'Personal details',
    password: 'Change password',
    favourites: 'My favourites',
    logout: 'Sign out',
    backToPc: 'Desktop version',
    customerService: 'Customer service',
  },
  favourites: {
    video: 'Videos',
    channel: 'Channels',
    total: '{n} in total',
    empty: 'No favourites yet',
    failed: 'Your favourites could not be loaded.',
    untitled: 'Untitled',
  },
};
