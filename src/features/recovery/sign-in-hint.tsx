import { AccountLink } from '../../shared/navigation/account-link';
import { useAreaTexts } from '../../ui/hooks/use-area-texts';
import { foot } from './recovery.styles';

/** Link back to the sign-in. */
export function SignInHint() {
  const { recovery } = useAreaTexts('account');
  return (
    <p className={foot}>
      {recovery.remembered}
      <AccountLink to="Login">{recovery.signIn}</AccountLink>
    </p>
  );
}
