import { filesOfView, LOGIN_AT_REST, loadedFiles } from '../.build/loaded-files.mjs';

const LOADER = 'cntv-widgets.js';
const LOGIN = filesOfView('login');
const SUBMIT = [
  ...LOGIN,
  'src/ui/forms/form-engine.ts',
  'src/features/login/login.schema.ts',
  'src/api/sign-in/login.ts',
];
const ACCOUNT = ['widgets/account/account.chunk.ts', 'widgets/account/viewer-check.chunk.ts'];

/** The modules loaded until each moment, beside the loader. */
const MOMENTS = {
  'loader with the prerendered login': [],
  'login at rest, with the check of the session': LOGIN_AT_REST,
  'login view attached': LOGIN,
  'login can be submitted': SUBMIT,
  'only a badge, signed out': ['widgets/unread-badge/unread-badge.chunk.ts'],
  // On an author's machine, and on a page with a mistake.
  'checks of the page on top of a badge': ['widgets/diagnostics/diagnostics.chunk.ts'],
  'links as elements on top of a badge': ['widgets/embed-links/embed-links.chunk.ts'],
  'badge with a number': [...filesOfView('unread-badge'), 'widgets/unread-badge/unread-badge.chunk.ts'],
  'account, signed in and closed': ACCOUNT,
  'account, opened': [
    ...ACCOUNT,
    ...filesOfView('account'),
    'widgets/account/menu-box.chunk.ts',
    'src/shared/unread/poller.ts',
  ],
  'registration on top of the login': [
    'src/features/register/register-screen.tsx',
    'src/i18n/zh-cn/account.ts',
  ],
  'QR code on top of the login': ['src/shared/qr-login/qr-panel.tsx'],
  'QR login, whole': filesOfView('qr-login'),
  'login with captcha and signing': [
    ...SUBMIT,
    'src/features/login/submit-modules.ts',
    // For an account that is an email address.
    'src/ui/forms/fields/mail-suggestion.tsx',
  ],
  'application form, whole': [...filesOfView('apply-form'), 'src/ui/forms/form-engine.ts'],
  'member centre with its home': filesOfView('member-center'),
  'messages on top of the home': ['src/features/messages/messages-screen.tsx'],
  'history on top of the home': ['src/features/history/history-screen.tsx'],
  'favourites on top of the home': ['src/features/favourites/favourites-screen.tsx'],
  'reservations on top of the home': ['src/features/reservations/reservations-screen.tsx'],
  'settings on top of the home': [
    'src/features/settings/settings-screen.tsx',
    'src/features/settings/base-message-tab.tsx',
    'src/i18n/zh-cn/settings.ts',
  ],
};

/** The moment whose files are not counted, by the end of a name. */
const EARLIER = {
  'on top of a badge': 'only a badge, signed out',
  'on top of the home': 'member centre with its home',
  'on top of the login': 'login can be submitted',
};

/**
 * Lists the built files that are loaded until each moment: modules with all their imports, and the loader.
 * @param root URL of the folder of a built project
 */
export function filesByMoment(root) {
  const filesOf = loadedFiles(root);
  const until = (moment) => [...new Set([LOADER, ...MOMENTS[moment].flatMap((part) => filesOf(part))])];
  return Object.fromEntries(
    Object.keys(MOMENTS).map((moment) => {
      const earlier = EARLIER[/on top of .+$/.exec(moment)?.[0]];
      const known = earlier ? until(earlier) : [];
      return [moment, until(moment).filter((file) => !known.includes(file))];
    }),
  );
}
