import { AccountLink } from '#shared/navigation/account-link';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { foot } from './recovery.styles';

/** Link to the first step. */
export function StartAgain() {
  const { recovery } = useAreaTexts('account');
  return (
    <p className={foot}>
      <AccountLink to="FindPassword1">{recovery.backToStart}</AccountLink>
    </p>
  );
}
