import { Button } from '#ui/button';
import { useTexts } from '#ui/language';
import { IdentityCheck } from '../binding/identity-check';
import type { PhoneViewProps } from './phone-view-props';

/** Step 0: verifies the password (BIND-19). */
export function CheckBeforePhone({ account, phone, onGo }: PhoneViewProps) {
  const { common } = useTexts();
  return (
    <IdentityCheck
      name="passwordForPhone"
      next="verify-phone"
      account={account}
      onPassed={() => onGo('form')}
      cancel={
        phone && (
          <Button variant="quiet" data-testid="cancel" onClick={() => onGo('bound')}>
            {common.cancel}
          </Button>
        )
      }
    />
  );
}
