import { smsCodeTo } from '../../portal/outbox';
import { NEW_PASSWORD } from '../../screen/registration';
import type { Widget } from '../../screen/widget';
import { pressing } from '../screens';

export const SMS = 'POST /openapi/v2/user/verification/sms/code';
export const sendCode = pressing('[data-testid~=sms-button]');
export const submit = pressing('form:not([hidden] form) button[type=submit]');
export const passwords = { password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };

/** Has a code sent to a phone, which is typed if the screen does not know it, and types the code. */
export async function typeCode(widget: Widget, phone: string, isKnown = false): Promise<void> {
  if (!isKnown) await widget.type('phone', phone);
  await sendCode(widget);
  await widget.answerCaptcha();
  await widget.find('[data-testid~=sms-button][aria-disabled=true]');
  await widget.type('smsCode', await smsCodeTo(phone));
}
