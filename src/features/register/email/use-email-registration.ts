import { registerEmail } from '#api/sign-in/registration';
import { ERROR_CODES, INLINE_CODES } from '#config/error-codes';
import { STORAGE_KEYS } from '#config/storage-keys';
import { tabStore } from '#lib/storage';
import type { AskCaptcha } from '#shared/captcha/use-captcha';
import { fieldForAll } from '#shared/failure/field-rules';
import { useSubmission } from '#shared/submission/use-submission';
import type { EmailValues } from '../register.schema';
import { useRegistrationSource } from '../use-registration-source';

/** Codes that the form shows with an action instead of a toast (REG-27, REG-28, OQ-55). */
const WITH_ACTION = [ERROR_CODES.emailRegistered, ERROR_CODES.accountNotActivated];
/** Codes about the account are shown at the field; those without an action also as a toast (REG-29). */
const FIELDS = fieldForAll([...INLINE_CODES, ...WITH_ACTION], 'email');

type Options = {
  askCaptcha: AskCaptcha;
  /** Called after the account was created and must be activated. */
  onRegistered(email: string): void;
};

/** Registers an email address: validation, then captcha, then the request (REG-21). */
export function useEmailRegistration({ askCaptcha, onRegistered }: Options) {
  const sourceOf = useRegistrationSource();
  return useSubmission(
    ({ email, password, confirmEmailPassword: confirmPassword }: EmailValues, signal) =>
      askCaptcha((captcha) =>
        registerEmail({ email, password, confirmPassword, captcha, source: sourceOf() }, { signal }),
      ),
    {
      onSuccess(_response, { email }) {
        tabStore.set(STORAGE_KEYS.account, email);
        onRegistered(email);
      },
      silent: WITH_ACTION,
      fields: FIELDS,
      onFailure({ error }, { email }) {
        // The link to the sign-in stands beside the message.
        if (error.code === ERROR_CODES.emailRegistered) tabStore.set(STORAGE_KEYS.account, email);
      },
    },
  );
}
