export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  /** The body is encrypted and signed (doc 1 § 7, WIRE-08). */
  readonly isSigned?: true;
};

/** The portal's calls, as method and path (doc 1 § 7; requirements, group API). */
export const ENDPOINTS = {
  userInfo: { method: 'GET', path: '/openapi/v2/user/info' },
  messageCount: { method: 'GET', path: '/openapi/v2/user/message/count' },
  login: { method: 'POST', path: '/openapi/v2/user/login', isSigned: true },
  checkLogin: { method: 'GET', path: '/openapi/v2/user/checkLogin' },
  puzzle: { method: 'GET', path: '/openapi/v2/user/captcha/dynamic/puzzle' },
  puzzleCheck: { method: 'POST', path: '/openapi/v2/user/captcha/dynamic/puzzle/check' },
  click: { method: 'GET', path: '/openapi/v2/user/captcha/dynamic/click' },
  clickCheck: { method: 'POST', path: '/openapi/v2/user/captcha/dynamic/click/check' },
  registerPhone: { method: 'POST', path: '/openapi/v2/user/register/mobile', isSigned: true },
  registerEmail: { method: 'POST', path: '/openapi/v2/user/register/email', isSigned: true },
  smsCode: { method: 'POST', path: '/openapi/v2/user/verification/sms/code' },
  pictureCode: { method: 'GET', path: '/openapi/v2/user/verification/pic/code' },
  bindPhone: { method: 'POST', path: '/openapi/v2/user/verification/mobile/binding' },
  sendMail: { method: 'POST', path: '/openapi/v2/user/send/mail' },
  verifyAccount: { method: 'POST', path: '/openapi/v2/user/verification/account' },
  securityEmail: { method: 'POST', path: '/openapi/v2/user/secret/email' },
  resetByMobile: { method: 'POST', path: '/openapi/v2/user/mobile/reset/password', isSigned: true },
  resetByMail: { method: 'POST', path: '/openapi/v2/user/forget/mail/reset/password' },
  /** Not a call but an address to go to, ended by a provider's slug (OQ-36). */
  oauth: { method: 'GET', path: '/openapi/v2/user/oauth/' },
} as const satisfies Record<string, Endpoint>;
