import { useState } from 'react';
import { Button } from '../../ui/button';
import { css } from '../../ui/emotion';
import { token } from '../../ui/tokens';
import { useAreaTexts } from '../../ui/use-area-texts';
import { AgreementCheckbox } from './agreement-checkbox';

type Props = { checkboxName: string; isMobileSite: boolean; isBusy: boolean };

/** How both forms end: without the agreement there is no submit, and a line that says why (REG-14). */
export function FormEnd({ checkboxName, isMobileSite, isBusy }: Props) {
  const { register } = useAreaTexts('account');
  const [isAgreed, setAgreed] = useState(false);
  return (
    <div className={box}>
      <AgreementCheckbox name={checkboxName} isMobileSite={isMobileSite} onChange={setAgreed} />
      <Button type="submit" busy={isBusy} disabled={!isAgreed}>
        {register.submit}
      </Button>
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
