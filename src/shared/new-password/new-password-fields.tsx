import { type ReactNode, useRef } from 'react';
import type { PasswordPolicy } from '../../config/limits';
import { PasswordField } from '../../ui/forms/password-field';
import { useAreaTexts } from '../../ui/use-area-texts';
import { type NewPasswordErrorKey, PASSWORD_NAMES } from './new-password.schema';
import { StrengthMeter } from './strength-meter';
import { useTypedPassword } from './use-typed-password';

type Props = {
  /** Of the first field. */
  label: ReactNode;
  /** Keys of the account area's errors, or the server's own words. */
  messages: { password?: string | undefined; confirmPassword?: string | undefined };
  /** Where two forms stand side by side, each needs names of its own. */
  names?: readonly [password: string, confirmation: string];
  /** What is asked of it. An indicator of its strength is documented for `strong` passwords only. */
  policy?: PasswordPolicy;
};

/**
 * A new password and its repetition, `password` and `confirmPassword`, for a form whose schema has `NEW_PASSWORD`.
 * The fields are the form's own; what is shown beside them follows what they hold.
 */
export function NewPasswordFields({
  label,
  messages,
  names: [password, confirmation] = PASSWORD_NAMES,
  policy = 'strong',
}: Props) {
  const { fields, errors } = useAreaTexts('account');
  const box = useRef<HTMLDivElement>(null);
  const { level, isSame } = useTypedPassword(box);

  const wordsOf = (message: string | undefined) =>
    message && (errors[message as NewPasswordErrorKey] ?? message);
  // The form judges a field when it changes; a repetition also becomes right when the first field does.
  const isMended = messages.confirmPassword === 'confirmDifferent' && isSame;
  return (
    <div ref={box}>
      <PasswordField
        name={password}
        label={label}
        message={wordsOf(messages.password)}
        hint={errors[POLICY_RULES[policy]]}
        remark={policy === 'strong' && <StrengthMeter level={level} />}
        autoComplete="new-password"
      />
      <PasswordField
        name={confirmation}
        label={fields.confirmPassword}
        message={isMended ? undefined : wordsOf(messages.confirmPassword)}
        autoComplete="new-password"
      />
    </div>
  );
}

/** The text of the rule, which stands under the field before and after it was broken. */
const POLICY_RULES = { strong: 'passwordStrength', basic: 'passwordLength' } as const;
