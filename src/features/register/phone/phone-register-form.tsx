import { SMS_TYPES } from '#api/sign-in/sms';
import { useCaptcha } from '#shared/captcha/use-captcha';
import { AccountLink } from '#shared/navigation/account-link';
import { NewPasswordFields } from '#shared/new-password/new-password-fields';
import { PhoneField } from '#shared/sms-code/phone-field';
import { SmsCodeField } from '#shared/sms-code/sms-code-field';
import { useSmsCode } from '#shared/sms-code/use-sms-code';
import { FilledText } from '#ui/filled-text';
import { Form } from '#ui/forms/form';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';
import { FormEnd } from '../form-end';
import { mobileSitePhoneSchema, PHONE_PASSWORD_NAMES, phoneSchema } from '../register.schema';
import { usePhoneRegistration } from './use-phone-registration';

/**
 * Registration form with phone, code, password and agreement (REG-02); the mobile site has a weaker password
 * rule (MOB-02, MOB-03).
 */
export function PhoneRegisterForm({ isMobileSite }: { isMobileSite: boolean }) {
  const { fields, errors, register } = useAreaTexts('account');
  const captcha = useCaptcha();
  const sms = useSmsCode({ form: 'register', type: SMS_TYPES.registration });
  const submission = usePhoneRegistration(isMobileSite, sms.forget);
  return (
    <>
      <Form
        schema={isMobileSite ? mobileSitePhoneSchema : phoneSchema}
        submission={submission}
        texts={errors}
        onFocus={captcha.prepare}
      >
        <p className={remark}>
          <FilledText
            text={register.overseas}
            values={{
              link: isMobileSite ? (
                <AccountLink to="Register">{register.overseasLink}</AccountLink>
              ) : (
                <span>{register.overseasLink}</span>
              ),
            }}
          />
        </p>
        <PhoneField />
        <SmsCodeField sms={sms} phoneField="phone" askProof={captcha.ask} />
        <NewPasswordFields
          label={fields.password}
          names={PHONE_PASSWORD_NAMES}
          policy={isMobileSite ? 'basic' : 'strong'}
        />
        <FormEnd isMobileSite={isMobileSite} />
      </Form>
      {captcha.element}
    </>
  );
}

/** A hint above the fields. */
const remark = css({
  marginBottom: 16,
  color: token('color-text-muted'),
  fontSize: token('text-s'),
  '& a': { whiteSpace: 'nowrap' },
});
