import { NEW_EMAIL, NEW_PASSWORD, NEW_PHONE } from '../../screen/registration';
import { type Act, route, type Section } from '../screens';
import { passwords, SMS, sendCode, submit, typeCode } from './sms-steps';

const registersByPhone: readonly Act[] = [
  { what: 'requests an SMS code', call: SMS, typed: { phone: NEW_PHONE, ...passwords }, press: sendCode },
  {
    what: 'registers by phone',
    call: 'POST /openapi/v2/user/register/mobile',
    typed: passwords,
    prepare: async (widget) => {
      await typeCode(widget, NEW_PHONE);
      await widget.press('#checked');
    },
    press: submit,
  },
];
const registersByEmail: Act = {
  what: 'registers by email',
  call: 'POST /openapi/v2/user/register/email',
  typed: { email: NEW_EMAIL, emailPassword: NEW_PASSWORD, confirmEmailPassword: NEW_PASSWORD },
  prepare: async (widget) => {
    await widget.press('#tab-email');
    await widget.press('#emailChecked');
  },
  press: submit,
};

export const REGISTRATION: Section = {
  name: 'registration',
  screens: [
    ...route('Register', [...registersByPhone]),
    { title: 'Register, by email', at: '/regist.html', walksNot: 'any', acts: [registersByEmail] },
    ...route('AppRegister'),
    ...route('MRegister', [...registersByPhone]),
    ...route('EmailRegisterSucceed'),
    ...route('MobileRegisterSucceed'),
    ...route('ServiceAgreement'),
    ...route('MAgreement'),
  ],
};
