import { SMS_TYPES } from '../../api/sms';
import { useCaptcha } from '../../shared/captcha/use-captcha';
import { useFieldWords } from '../../shared/field-words/use-field-words';
import { AccountLink } from '../../shared/navigation/account-link';
import { NewPasswordFields } from '../../shared/new-password/new-password-fields';
import { PhoneField } from '../../shared/sms-code/phone-field';
import { SmsCodeField } from '../../shared/sms-code/sms-code-field';
import { useSmsCode } from '../../shared/sms-code/use-sms-code';
import { SchemaForm } from '../../ui/forms/form';
import { useAreaTexts } from '../../ui/use-area-texts';
import { remark } from './form.styles';
import { FormEnd } from './form-end';
import { mobilePhoneSchema, phoneSchema } from './register.schema';
import { usePhoneRegistration } from './use-phone-registration';

/** Phone, code, password twice, agreement (REG-02). The mobile site asks for less of a password (MOB-02, MOB-03). */
export function PhoneRegisterForm({ isMobileSite }: { isMobileSite: boolean }) {
  const { fields, register } = useAreaTexts('account');
  const wordsOf = useFieldWords();
  const captcha = useCaptcha();
  const sms = useSmsCode({ form: 'register', type: SMS_TYPES.registration });
  const submit = usePhoneRegistration(isMobileSite, sms.forget);
  return (
    <>
      <SchemaForm
        schema={isMobileSite ? mobilePhoneSchema : phoneSchema}
        onValid={submit}
        onFocus={captcha.prepare}
      >
        {(messages, isBusy) => (
          <>
            <p className={remark}>
              {register.overseas}
              {isMobileSite && (
                <>
                  {' '}
                  <AccountLink to="Register">{register.byEmail}</AccountLink>
                </>
              )}
            </p>
            <PhoneField message={wordsOf(messages.phone)} />
            <SmsCodeField
              sms={sms}
              phoneField="phone"
              askProof={() => captcha.ask('puzzle')}
              message={wordsOf(messages.smsCode)}
            />
            <NewPasswordFields
              label={fields.password}
              messages={messages}
              policy={isMobileSite ? 'basic' : 'strong'}
            />
            <FormEnd checkboxName="checked" isMobileSite={isMobileSite} isBusy={isBusy} />
          </>
        )}
      </SchemaForm>
      {captcha.element}
    </>
  );
}
