export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  /** The body is encrypted and signed (doc 1 § 7, WIRE-08). */
  readonly isSigned?: true;
  /** Answered by a picture instead of JSON (decisions, part K). */
  readonly isPicture?: true;
  /** Asked again and again: a failure waits for the next turn, and no answer of it ends the session. */
  readonly isPoll?: true;
};

/**
 * The portal's calls, as method and path (doc 1 § 7; requirements, group API): those that signing in and a badge need.
 * Every page with a widget fetches them, so each further area has a table of its own.
 */
export const ENDPOINTS = {
  userInfo: { method: 'GET', path: '/openapi/v2/user/info' },
  messageCount: { method: 'GET', path: '/openapi/v2/user/message/count' },
  login: { method: 'POST', path: '/openapi/v2/user/login', isSigned: true },
  checkLogin: { method: 'GET', path: '/openapi/v2/user/checkLogin' },
  qrCode: { method: 'GET', path: '/openapi/v2/user/QRCode/login/generationQRCode' },
  qrStatus: { method: 'GET', path: '/openapi/v2/user/QRCode/login/getQrcodeStatus', isPoll: true },
  puzzle: { method: 'GET', path: '/openapi/v2/user/captcha/dynamic/puzzle' },
  puzzleCheck: { method: 'POST', path: '/openapi/v2/user/captcha/dynamic/puzzle/check' },
  click: { method: 'GET', path: '/openapi/v2/user/captcha/dynamic/click' },
  clickCheck: { method: 'POST', path: '/openapi/v2/user/captcha/dynamic/click/check' },
  sendMail: { method: 'POST', path: '/openapi/v2/user/send/mail' },
  /** Not a call but an address to go to, ended by a provider's slug (OQ-36). */
  oauth: { method: 'GET', path: '/openapi/v2/user/oauth/' },
} as const satisfies Record<string, Endpoint>;
