import type { ComponentProps } from 'react';
import { IdentityForm } from '../../../shared/identity/identity-form';
import { useAreaTexts } from '../../../ui/hooks/use-area-texts';
import { StepTitle } from './step-title';

type Props = Omit<ComponentProps<typeof IdentityForm>, 'submitLabel'>;

/** First step of a change: verifies the account's password (BIND-17, BIND-19). */
export function IdentityCheck(props: Props) {
  const { identity } = useAreaTexts('settings').binding;
  return (
    <>
      <StepTitle title={identity.title} hint={identity.hint} />
      <IdentityForm {...props} submitLabel={identity.submit} />
    </>
  );
}
