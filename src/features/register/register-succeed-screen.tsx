import { useNavigate } from '#shared/navigation/use-navigate';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { SuccessPage } from './success-page';

/** EmailRegisterSucceed: target of the activation link; redirects to the login (REG-30). */
export function Screen() {
  const { success, register } = useAreaTexts('account');
  const navigate = useNavigate();
  return (
    <SuccessPage
      title={success.activated}
      wait={success.activatedWait}
      goNow={register.toLogin}
      onLeave={() => navigate('Login', { replaces: true })}
    />
  );
}
