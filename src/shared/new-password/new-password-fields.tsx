import { type ReactNode, useRef } from 'react';
import type { PasswordPolicy } from '../../config/limits';
import { PasswordField } from '../../ui/forms/password-field';
import { useAreaTexts } from '../../ui/use-area-texts';
import { PASSWORD_NAMES } from './new-password.schema';
import { StrengthMeter } from './strength-meter';
import { useStrengthLevel } from './use-strength-level';

type Props = {
  /** Of the first field. */
  label: ReactNode;
  /** Where two forms stand side by side, each needs names of its own. */
  names?: readonly [password: string, confirmation: string];
  /** What is asked of it. An indicator of its strength is documented for `strong` passwords only. */
  policy?: PasswordPolicy;
};

/**
 * A new password and its repetition, `password` and `confirmPassword`, for a form whose schema has `NEW_PASSWORD` and
 * whose texts have the account area's `errors`.
 */
export function NewPasswordFields({
  label,
  names: [password, confirmation] = PASSWORD_NAMES,
  policy = 'strong',
}: Props) {
  const { fields, errors } = useAreaTexts('account');
  const box = useRef<HTMLDivElement>(null);
  const level = useStrengthLevel(box);
  return (
    <div ref={box}>
      <PasswordField
        name={password}
        label={label}
        hint={errors[POLICY_RULES[policy]]}
        remark={policy === 'strong' && <StrengthMeter level={level} />}
        autoComplete="new-password"
      />
      <PasswordField name={confirmation} label={fields.confirmPassword} autoComplete="new-password" />
    </div>
  );
}

/** The text of the rule, which stands under the field before and after it was broken. */
const POLICY_RULES = { strong: 'passwordStrength', basic: 'passwordLength' } as const;
