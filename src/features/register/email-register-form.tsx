import { useActivationMail } from '../../shared/activation-mail/use-activation-mail';
import { useCaptcha } from '../../shared/captcha/use-captcha';
import { useFieldWords } from '../../shared/field-words/use-field-words';
import { NewPasswordFields } from '../../shared/new-password/new-password-fields';
import { SchemaForm } from '../../ui/forms/form';
import { TextField } from '../../ui/forms/text-field';
import { useSubmission } from '../../ui/forms/use-submission';
import { useAreaTexts } from '../../ui/use-area-texts';
import { EmailMessage } from './email-message';
import { FormEnd } from './form-end';
import { EMAIL_PASSWORD_NAMES, emailSchema } from './register.schema';
import { useEmailRegistration } from './use-email-registration';

type Props = {
  /** Called when the address has an account that waits for its activation. */
  onRegistered(email: string): void;
};

/** E-mail address, password twice, agreement (REG-03). */
export function EmailRegisterForm({ onRegistered }: Props) {
  const { fields } = useAreaTexts('account');
  const wordsOf = useFieldWords();
  const captcha = useCaptcha();
  const askCaptcha = () => captcha.ask('puzzle');
  const { submit, refusal } = useEmailRegistration({ askCaptcha, onRegistered });
  const sendMail = useActivationMail(askCaptcha);
  const activation = useSubmission();
  const activate = (email: string) =>
    activation.run(async (signal) => {
      if (await sendMail(email, signal)) onRegistered(email);
    });
  return (
    <>
      <SchemaForm schema={emailSchema} onValid={submit} onFocus={captcha.prepare}>
        {(messages, isBusy) => (
          <>
            <TextField
              name="email"
              type="email"
              label={fields.email}
              message={
                messages.email && (
                  <EmailMessage
                    text={wordsOf(messages.email)}
                    refusal={refusal?.text === messages.email ? refusal : null}
                    isBusy={activation.isBusy}
                    onActivate={activate}
                  />
                )
              }
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              inputMode="email"
            />
            <NewPasswordFields
              label={fields.password}
              names={EMAIL_PASSWORD_NAMES}
              messages={{ password: messages.emailPassword, confirmPassword: messages.confirmEmailPassword }}
            />
            <FormEnd checkboxName="emailChecked" isMobileSite={false} isBusy={isBusy} />
          </>
        )}
      </SchemaForm>
      {captcha.element}
    </>
  );
}
