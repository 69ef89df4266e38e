import * as z from 'zod/mini';
import { SMS_TYPES } from '../../../api/sms';
import { useCaptcha } from '../../../shared/captcha/use-captcha';
import { useFieldWords } from '../../../shared/field-words/use-field-words';
import { PhoneField } from '../../../shared/sms-code/phone-field';
import { SMS_FIELDS } from '../../../shared/sms-code/sms-code.schema';
import { SmsCodeField } from '../../../shared/sms-code/sms-code-field';
import { useSmsCode } from '../../../shared/sms-code/use-sms-code';
import { Button } from '../../../ui/button';
import { SchemaForm } from '../../../ui/forms/form';
import { useTexts } from '../../../ui/language';
import { useAreaTexts } from '../../../ui/use-area-texts';
import { Actions, StepTitle } from './step';
import { useVerifyMobile } from './use-verify-mobile';
import type { MobileViewProps } from './verify-mobile';

const schema = z.object(SMS_FIELDS);

/** Step 1: the number and the code that was sent to it (BIND-20, BIND-21). */
export function MobileForm({ mobile, onGo, onBound }: MobileViewProps) {
  const { verifyMobile: words } = useAreaTexts('settings').binding;
  const { common } = useTexts();
  const wordsOf = useFieldWords();
  const captcha = useCaptcha();
  const sms = useSmsCode({ form: 'verify-mobile', type: SMS_TYPES.phoneBinding });
  const submit = useVerifyMobile((phone) => {
    sms.forget();
    onBound(phone);
  });
  return (
    <>
      <StepTitle title={words.title} hint={words.hint} />
      <SchemaForm schema={schema} onValid={submit} onFocus={captcha.prepare}>
        {(messages, isBusy) => (
          <>
            <PhoneField message={wordsOf(messages.phone)} />
            <SmsCodeField
              sms={sms}
              phoneField="phone"
              askProof={() => captcha.ask('puzzle')}
              message={wordsOf(messages.smsCode)}
            />
            <Actions>
              <Button type="submit" busy={isBusy}>
                {words.submit}
              </Button>
              {mobile && (
                <Button variant="quiet" part="cancel" onClick={() => onGo('bound')}>
                  {common.cancel}
                </Button>
              )}
            </Actions>
          </>
        )}
      </SchemaForm>
      {captcha.element}
    </>
  );
}
