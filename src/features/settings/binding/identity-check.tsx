import type { ComponentProps } from 'react';
import { IdentityForm } from '#shared/identity/identity-form';
import { KeptForCheck } from '#shared/kept-input/kept-input';
import type { KeptForm } from '#shared/kept-input/kept-input-store';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { StepTitle } from './step-title';

type Props = Omit<ComponentProps<typeof IdentityForm>, 'submitLabel'> & {
  /** The form of the next step. */
  next: KeptForm;
};

/** First step of a change: verifies the account's password (BIND-17, BIND-19). */
export function IdentityCheck({ next, ...props }: Props) {
  const { identity } = useAreaTexts('settings').binding;
  return (
    <>
      <StepTitle title={identity.title} hint={identity.hint} />
      <KeptForCheck form={next} />
      <IdentityForm {...props} submitLabel={identity.submit} />
    </>
  );
}
