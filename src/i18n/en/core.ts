import type { core as zhCN } from '../zh-cn/core';
import { common } from './shell';

export { errors } from './errors';

/** Core texts in English. */
export const core: typeof zhCN = {
  common: {
    ...common,
    cookieBlocked:
      'Your browser has blocked the cookie for signing in. Allow third-party cookies in its settings, or use another browser.',
    cookieNotKept:
      'Your browser has not kept the cookie for signing in. Allow cookies in its settings, or open this page in a new window.',
    tooLong: 'Your entries are too long. Shorten them and submit again.',
    customerService: 'customer service',
    close: 'Close',
    cancel: 'Cancel',
    confirm: 'OK',
  },
  field: {
    showLabel: 'Show “{label}”',
    hideLabel: 'Hide “{label}”',
    capsLock: 'Caps lock is on',
    required: ' (required)',
    wrong: 'Fields to correct: {n}',
    takeAddress: 'Change to {address}',
    /** Announced when the button above appears. */
    mistyped: 'The email address may be mistyped. Did you mean {address}?',
  },
  login: {
    title: 'Sign in',
    account: 'Mobile number or email',
    // The label says it.
    accountHint: '',
    password: 'Password',
    autoLogin: 'Keep me signed in',
    forgotPassword: 'Forgot password?',
    submit: 'Sign in',
    noAccount: 'New here? ',
    register: 'Create an account',
    toQrLogin: 'Sign in with a QR code',
    otherWays: 'Or sign in with',
    lastWay: 'Last used',
    notMe: 'Not me',
    providers: { weChat: 'WeChat', qq: 'QQ', sina: 'Weibo', alipay: 'Alipay' },
    activationExpired: 'Activation link expired',
    activationEmail: 'Email you signed up with',
    resendActivation: 'Resend activation email',
    signedIn: 'You are signed in',
    signedInAs: 'You are signed in as {name}',
    toUserHome: 'Go to account home',
    errors: {
      accountRequired: 'Enter your mobile number or email address.',
      accountFormat: 'Enter a valid mobile number or email address.',
      passwordRequired: 'Enter your password.',
      passwordLength: 'Passwords are 6 to 16 characters long.',
      emailRequired: 'Enter your email address.',
      emailFormat: 'Enter a valid email address.',
      wrong: 'The account or password is incorrect. Try again.',
    },
  },
  captcha: {
    title: 'Security check',
    puzzlePrompt: 'Slide to complete the puzzle',
    wordsPrompt: 'Select in this order: {words}',
    wordSeparator: ', ',
    passed: 'Passed in {seconds} s',
    failed: 'Not quite. Try again.',
    refresh: 'New image',
    zoom: 'Zoom in',
    zoomOut: 'Zoom out',
    check: 'Verify',
    loading: 'Loading image',
    ready: 'Image loaded',
    checking: 'Verifying',
    offset: '{n} pixels',
    puzzleHelp: 'Drag the slider until the piece fills the gap of its shape.',
    puzzleKeys: 'Use the arrow keys to move the piece. Hold Shift to move it faster. Press Enter to verify.',
    picture: 'Verification image',
    wordsHelp: 'Select the words in the image in the order shown.',
    wordsUndo: 'To remove a mark, select it again.',
    wordsKeys:
      'Use the arrow keys to aim. Hold Shift to move faster. Press Enter to place a mark, Backspace to undo.',
    crosshair: '{x} across, {y} down',
    marked: 'Mark {n} placed: {word}',
    takenBack: 'Mark {n} removed',
    otherWays: 'Other ways to sign in if you cannot complete this check:',
    contact: 'If you cannot complete this check, contact customer service.',
  },
  qr: {
    code: 'Sign-in QR code',
    prompt: 'Open the mobile app and scan to sign in',
    scanned: 'Scanned. Confirm on your phone.',
    expired: 'The QR code has expired. Scan the new one.',
    paused: 'The QR code has expired. Select “New QR code”.',
    done: 'You are signed in',
    refresh: 'New QR code',
    toLogin: 'Sign in with a password',
  },
  toast: {
    activationMailSent: 'Activation email sent. Check your inbox.',
  },
  badge: {
    label: 'Unread messages: {n}',
    cutLabel: '{shown}, unread messages: {n}',
    none: 'No unread messages',
    titleMarker: '[New message] ',
  },
};
