const MINUTE = 60_000;
const TEN_MINUTES = 10 * MINUTE;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How often something may be done in a time that begins with the first use, and why. Where the documents give a number, it
 * is named; the others are examples for a portal to adjust.
 *
 * `wide` multiplies the number for the /48 network of an IPv6 address, which has 65,536 networks of subscribers: 16 for
 * what many subscribers do at the same time, 2 for what is done to one account or recipient, which few of them do.
 */
export const LIMITS = {
  /** Failed sign-ins to one account from one address. An account alone has no limit: a stranger could lock its owner out. */
  signIn: { count: 10, windowMs: TEN_MINUTES, wide: 2 },
  /**
   * Failed sign-ins from one address to all accounts, so that nobody tries one password on many accounts. All computers of a
   * school may have one address.
   */
  signInAddress: { count: 50, windowMs: TEN_MINUTES, wide: 16 },
  /** Wrong current passwords per session: a stolen one cannot guess, and its owner can sign in to another. */
  currentPassword: { count: 10, windowMs: TEN_MINUTES, wide: 2 },
  /** doc 3 § 9: changes of the nickname per account, because people review each. */
  nickname: { count: 10, windowMs: DAY, wide: 2 },
  /** doc 3 § 9: uploads of an avatar per account, because each is decoded and reviewed. */
  avatar: { count: 10, windowMs: DAY, wide: 2 },
  /** doc 3 § 8, -21047: mails to one recipient from one address, so that a stranger cannot fill a mailbox. */
  mail: { count: 10, windowMs: DAY, wide: 2 },
  /** Mails to one recipient from all strangers. A browser that has signed in to the account has a limit of its own. */
  mailOfStrangers: { count: 50, windowMs: DAY, wide: 2 },
  /** Mails to the owner's address from browsers that have signed in to the account, which no stranger uses up. */
  mailOfOwner: { count: 10, windowMs: DAY, wide: 2 },
  /** Notices to one owner about changes of password, phone and email, because text messages cost money. */
  notice: { count: 20, windowMs: DAY, wide: 2 },
  /** Security emails that one account sets, because those calls need no captcha. */
  securityEmail: { count: 10, windowMs: DAY, wide: 2 },
  /** doc 3 § 8, -21042: registrations of one email address from one address: a stranger must not use up its owner's. */
  register: { count: 10, windowMs: DAY, wide: 2 },
  /** Accounts created from one address, so that one visitor cannot create thousands, but a whole school can register. */
  newAccount: { count: 50, windowMs: DAY, wide: 16 },
  /** Applications from one address: a class or a school sends them in one day. */
  application: { count: 200, windowMs: DAY, wide: 16 },
  /**
   * Calls that need neither sign-in nor captcha and store a row each (pictures, QR codes, signed bodies), from all browsers
   * of one address that have not signed in before. The limit is five a second, because many visitors can share an IPv4
   * address: one of them who calls once a second must not block the others. `drawing.ts` also refuses calls while 64
   * pictures are waiting to be drawn, each of which takes a few milliseconds.
   */
  openCall: { count: 3000, windowMs: TEN_MINUTES, wide: 16 },
  /** The same calls of one account, or of one browser that has signed in before: no neighbour uses them up. */
  openCallOfKnown: { count: 600, windowMs: TEN_MINUTES, wide: 2 },
  /** Look-ups of security emails from one address, because they need no captcha and tell whether an account exists. */
  lookUp: { count: 100, windowMs: TEN_MINUTES, wide: 16 },
  /**
   * Wrong solutions of captchas from all unknown browsers of one address, two a second, as above. The same guess solves one
   * puzzle of twenty, so what follows a captcha has limits of its own.
   */
  captchaWrong: { count: 1200, windowMs: TEN_MINUTES, wide: 16 },
  /** Wrong solutions in one session of an unknown browser, counted before those of its address. */
  captchaWrongInSession: { count: 30, windowMs: TEN_MINUTES, wide: 2 },
  /** Wrong solutions of one account, or of one browser that has signed in before: no neighbour uses them up. */
  captchaWrongOfKnown: { count: 30, windowMs: TEN_MINUTES, wide: 2 },
  /** doc 3 § 9: SMS codes to one phone, because each costs money and disturbs its owner. */
  smsPhone: { count: 10, windowMs: DAY, wide: 2 },
  /** Of those ten, all but three when the phone has an account: the others are kept for browsers that have signed in to it. */
  smsPhoneOfStrangers: { count: 7, windowMs: DAY, wide: 2 },
  /** doc 3 § 9: SMS codes requested from one address, because each costs money. */
  smsAddress: { count: 2000, windowMs: DAY, wide: 16 },
  /** doc 3 § 9: time between two codes to one phone; strangers and the owner's browsers each wait for their own. */
  smsGap: { count: 1, windowMs: 3 * MINUTE, wide: 2 },
  /** doc 3 § 9: wrong SMS or mail codes for one phone or mailbox from one address; "many" is not defined there. */
  wrongCode: { count: 5, windowMs: HOUR, wide: 2 },
  /** Wrong SMS codes for one phone from all addresses: ten times as many, so that one address alone cannot lock the phone. */
  wrongCodeOfAll: { count: 50, windowMs: HOUR, wide: 2 },
} as const satisfies Record<string, Limit>;

export type Limit = { readonly count: number; readonly windowMs: number; readonly wide: number };
