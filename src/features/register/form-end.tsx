import { SubmitButton } from '#ui/forms/submit-button';
import { useFieldValue } from '#ui/forms/use-field-value';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';
import { AgreementCheckbox } from './agreement-checkbox';

type Props = {
  /** Id of the checkbox, which differs between two forms on one screen. */
  checkboxId?: string;
  isMobileSite: boolean;
};

const CHECKBOX = 'checked';

/**
 * Agreement and submit button of both forms; the button is disabled, with a hint, until the viewer agrees
 * (REG-14).
 */
export function FormEnd({ checkboxId = CHECKBOX, isMobileSite }: Props) {
  const { register } = useAreaTexts('account');
  const isAgreed = useFieldValue(CHECKBOX) === true;
  return (
    <div className={box}>
      <AgreementCheckbox name={CHECKBOX} id={checkboxId} isMobileSite={isMobileSite} />
      <SubmitButton disabled={!isAgreed}>{register.submit}</SubmitButton>
      <p className={hint}>{!isAgreed && register.agreeFirst}</p>
    </div>
  );
}

const box = css({ display: 'grid', gap: 8 });
const hint = css({
  minHeight: `calc(1em*${token('leading')})`,
  color: token('color-text-muted'),
  fontSize: token('text-xs'),
  textAlign: 'center',
});
