import { Button } from '#ui/button';
import { useTexts } from '#ui/language';
import { IdentityCheck } from '../binding/identity-check';
import type { MobileViewProps } from './mobile-view-props';

/** Step 0: verifies the password (BIND-19). */
export function CheckBeforeMobile({ account, mobile, onGo }: MobileViewProps) {
  const { common } = useTexts();
  return (
    <IdentityCheck
      name="passwordForMobile"
      next="verify-mobile"
      account={account}
      onPassed={() => onGo('form')}
      cancel={
        mobile && (
          <Button variant="quiet" data-testid="cancel" onClick={() => onGo('bound')}>
            {common.cancel}
          </Button>
        )
      }
    />
  );
}
