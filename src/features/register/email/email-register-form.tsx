import { useCaptcha } from '#shared/captcha/use-captcha';
import { NewPasswordFields } from '#shared/new-password/new-password-fields';
import { TextField } from '#ui/forms/fields/text-field';
import { Form } from '#ui/forms/form';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { FormEnd } from '../form-end';
import { EMAIL_PASSWORD_NAMES, emailSchema } from '../register.schema';
import { EmailHelp } from './email-help';
import { useEmailRegistration } from './use-email-registration';

type Props = {
  /** Called after the account was created and must be activated. */
  onRegistered(email: string): void;
};

/** Differ from those of the phone form, which is on the same screen. */
const EMAIL_PASSWORD_IDS = ['emailPassword', 'confirmEmailPassword'] as const;

/** Registration form with email address, password, its repetition and agreement (REG-03). */
export function EmailRegisterForm({ onRegistered }: Props) {
  const { fields, errors } = useAreaTexts('account');
  const captcha = useCaptcha();
  const submission = useEmailRegistration({ askCaptcha: captcha.ask, onRegistered });
  return (
    <>
      <Form schema={emailSchema} submission={submission} texts={errors} onFocus={captcha.prepare}>
        <TextField
          name="email"
          type="email"
          label={fields.email}
          help={<EmailHelp askCaptcha={captcha.ask} onSent={onRegistered} />}
          autoComplete="email"
          inputMode="email"
        />
        <NewPasswordFields label={fields.password} names={EMAIL_PASSWORD_NAMES} ids={EMAIL_PASSWORD_IDS} />
        <FormEnd checkboxId="emailChecked" isMobileSite={false} />
      </Form>
      {captcha.element}
    </>
  );
}
