import type { ComponentType } from 'react';
import { useRoute } from '#shared/navigation/route';
import { RegisterPrompt } from '#shared/register-prompt/register-prompt';
import type { BindingProps } from '../binding/binding-props';
import { StepBox } from '../binding/step-box';
import { ActiveEmail } from './security-email-active';
import { ChangeEmail } from './security-email-change';
import { CheckBeforeChange } from './security-email-check';
import { BindEmail } from './security-email-form';
import { PendingEmail } from './security-email-pending';
import type { EmailView } from './security-email-state';
import { type EmailViewProps, useSecurityEmail } from './use-security-email';

const VIEWS: Readonly<Record<EmailView, ComponentType<EmailViewProps>>> = {
  none: BindEmail,
  edit: BindEmail,
  pending: PendingEmail,
  expired: PendingEmail,
  active: ActiveEmail,
  check: CheckBeforeChange,
  change: ChangeEmail,
};

/**
 * Binds, activates and changes the security email (BIND-06 to BIND-18); for viewers with an account
 * (BIND-26).
 */
export function SecurityEmail(props: BindingProps) {
  const link = useRoute().query.get('emailQuery');
  // A new activation link resets the state.
  return props.info.isOauthOnly ? <RegisterPrompt /> : <OwnEmail key={link} {...props} link={link} />;
}

function OwnEmail({ link, ...props }: BindingProps & { link: string | null }) {
  const model = useSecurityEmail(props, link);
  const { view } = model;
  const View = VIEWS[view];
  // `expired` and `pending` are one step, so that the button stays in place.
  const step = view === 'expired' ? 'pending' : view;
  return (
    <StepBox step={step} data-testid="security-email">
      <View account={props.info.account} model={model} />
    </StepBox>
  );
}
