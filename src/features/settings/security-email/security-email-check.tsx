import { Button } from '#ui/button';
import { useTexts } from '#ui/language';
import { IdentityCheck } from '../binding/identity-check';
import type { EmailViewProps } from './use-security-email';

/** Step 1 of a change: verifies the password (BIND-17). */
export function CheckBeforeChange({ account, model }: EmailViewProps) {
  const { common } = useTexts();
  return (
    <IdentityCheck
      name="passwordForEmail"
      next="change-email"
      account={account}
      onPassed={() => model.go('change')}
      cancel={
        <Button variant="quiet" data-testid="cancel" onClick={() => model.go(null)}>
          {common.cancel}
        </Button>
      }
    />
  );
}
