import type { Visitor } from '../../browser/visitor';
import { smsCodeTo } from '../../portal/outbox';
import { pictureCode } from '../../portal/picture-code';
import { NEW_PHONE } from '../../screen/registration';
import type { Widget } from '../../screen/widget';
import { type Act, route, type Screen, type Section } from '../screens';
import { passwords, SMS, sendCode, submit, typeCode } from './sms-steps';

const DEMO_PHONE = '13800138000';
const at = (path: string, title: string, more: Partial<Screen>): Screen => ({ title, at: path, ...more });
const kept = (account: string) => ({ 'cntv:recovery': JSON.stringify({ account }) });

/** Types the code of the present picture, which is used up by each call. */
async function typePictureCode(widget: Widget, visitor: Visitor): Promise<void> {
  await widget.find('[data-testid~=picture]:not([aria-busy]) img');
  await widget.type('pictureCode', await pictureCode(visitor));
}
const bindsPhone: readonly Act[] = [
  {
    what: 'requests an SMS code',
    call: SMS,
    typed: { phone: NEW_PHONE },
    press: async (widget, visitor) => {
      await typePictureCode(widget, visitor);
      await sendCode(widget);
    },
  },
  {
    what: 'binds the phone',
    call: 'POST /openapi/v2/user/verification/mobile/binding',
    prepare: async (widget, visitor) => {
      await widget.type('phone', NEW_PHONE);
      await typePictureCode(widget, visitor);
      await sendCode(widget);
      await widget.find('#smsCode');
      await widget.type('smsCode', await smsCodeTo(NEW_PHONE));
    },
    press: submit,
  },
];

export const RECOVERY: Section = {
  name: 'recovery',
  screens: [
    ...route('FindPassword1', [
      {
        what: 'sends the account',
        call: 'POST /openapi/v2/user/verification/account',
        typed: { account: DEMO_PHONE },
        press: submit,
      },
    ]),
    at('/find_password2/email', 'FindPassword2 `/find_password2/email`', {
      kept: kept('demo@example.com'),
      acts: [
        {
          what: 'requests a mail',
          call: 'POST /openapi/v2/user/send/mail',
          prepare: (widget) => widget.press('label[for=method-2]'),
          press: submit,
        },
      ],
    }),
    at('/find_password3/mobile', 'FindPassword3 `/find_password3/mobile`', {
      kept: kept(DEMO_PHONE),
      acts: [
        { what: 'requests an SMS code', call: SMS, typed: passwords, press: sendCode },
        {
          what: 'sets the password',
          call: 'POST /openapi/v2/user/mobile/reset/password',
          typed: passwords,
          prepare: (widget) => typeCode(widget, DEMO_PHONE, true),
          press: submit,
        },
      ],
    }),
    ...route('FindPassword3'),
    ...route('Authentication', bindsPhone).map((screen) => ({ ...screen, account: 'plain@example.com' })),
  ],
};
