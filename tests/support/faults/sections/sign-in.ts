import { ACCOUNT, PASSWORD } from '../../portal/demo-account';
import type { Widget } from '../../screen/widget';
import { type Act, pressing, route, type Section } from '../screens';

const DYNAMIC = '/openapi/v2/user/captcha/dynamic';
const submit = pressing('form:has(#account) button[type=submit]');
const typed = { account: ACCOUNT, password: PASSWORD };
/** Closes the captcha, which stays open. */
const leave = (widget: Widget) => widget.page.keyboard.press('Escape');

export const signIn: Act = { what: 'signs in', call: 'POST /openapi/v2/user/login', typed, press: submit };
export const captcha = (kind: 'puzzle' | 'click'): readonly Act[] => [
  { what: 'opens the captcha', call: `GET ${DYNAMIC}/${kind}`, typed, press: submit, leave },
  {
    what: 'solves the captcha',
    call: `POST ${DYNAMIC}/${kind}/check`,
    typed,
    press: async (widget) => {
      await submit(widget);
      await widget.answerCaptcha();
    },
    leave,
  },
];
const resend: Act = {
  what: 'resends the activation mail',
  call: 'POST /openapi/v2/user/send/mail',
  typed: { email: 'inactive@example.com', ...typed },
  press: pressing('form:has(#email) button[type=submit]'),
};

export const later = ['GET /openapi/v2/user/QRCode/login/getQrcodeStatus'];

export const SIGN_IN: Section = {
  name: 'sign-in',
  screens: [
    ...route('Login', [signIn, ...captcha('puzzle')]),
    {
      title: 'Login `/login.html?emailQuery=expired`',
      at: '/login.html?emailQuery=expired&email=inactive@example.com',
      walksNot: 'any',
      acts: [resend],
    },
    ...route('MLogin', [signIn]),
    ...route('Qrcode').map((screen) => ({ ...screen, later })),
    ...route('SsoLogin'),
  ],
};
