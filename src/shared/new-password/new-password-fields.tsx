import { useRef } from 'react';
import type { PasswordPolicy } from '#config/limits';
import { PasswordField } from '#ui/forms/fields/password-field';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { PASSWORD_NAMES, policyAttributes, policyError } from './new-password.schema';
import { StrengthMeter } from './strength-meter';
import { useStrengthLevel } from './use-strength-level';

type Props = {
  /** Label of the first field. */
  label: string;
  names?: readonly [password: string, confirmation: string];
  /** Ids of the controls; two forms on one screen need different ones. */
  ids?: readonly [password: string, confirmation: string];
  /** Password rule. The strength meter is specified for `strong` only. */
  policy?: PasswordPolicy;
};

/** The fields of a new password, for a form whose texts contain the account area's `errors`. */
export function NewPasswordFields({
  label,
  names: [password, confirmation] = PASSWORD_NAMES,
  ids: [passwordId, confirmationId] = PASSWORD_NAMES,
  policy = 'strong',
}: Props) {
  const { fields, errors } = useAreaTexts('account');
  const box = useRef<HTMLDivElement>(null);
  const level = useStrengthLevel(box);
  const rules = policyAttributes(policy);
  return (
    <div ref={box}>
      <PasswordField
        name={password}
        id={passwordId}
        label={label}
        hint={errors[policyError(policy)]}
        remark={policy === 'strong' && <StrengthMeter level={level} />}
        autoComplete="new-password"
        {...rules}
      />
      <PasswordField
        name={confirmation}
        id={confirmationId}
        label={fields.confirmPassword}
        autoComplete="new-password"
        {...rules}
      />
    </div>
  );
}
