import type { Endpoint } from './endpoints';

/** The calls of registration, recovery and phone binding (doc 1 § 7). */
export const ACCOUNT_ENDPOINTS = {
  registerPhone: { method: 'POST', path: '/openapi/v2/user/register/mobile', isSigned: true },
  registerEmail: { method: 'POST', path: '/openapi/v2/user/register/email', isSigned: true },
  smsCode: { method: 'POST', path: '/openapi/v2/user/verification/sms/code' },
  pictureCode: { method: 'GET', path: '/openapi/v2/user/verification/pic/code', isPicture: true },
  bindPhone: { method: 'POST', path: '/openapi/v2/user/verification/mobile/binding' },
  verifyAccount: { method: 'POST', path: '/openapi/v2/user/verification/account' },
  securityEmail: { method: 'POST', path: '/openapi/v2/user/secret/email' },
  resetByMobile: { method: 'POST', path: '/openapi/v2/user/mobile/reset/password', isSigned: true },
  resetByMail: { method: 'POST', path: '/openapi/v2/user/forget/mail/reset/password' },
  demoAudit: { method: 'POST', path: '/openapi/v2/user/demo/audit' },
} as const satisfies Record<string, Endpoint>;
