import type { ComponentType } from 'react';
import { useRoute } from '../../../shared/navigation/route';
import { RegisterPrompt } from '../../../shared/register-prompt/register-prompt';
import { useAreaTexts } from '../../../ui/use-area-texts';
import type { BindingProps } from './binding-props';
import { ActiveEmail } from './security-email-active';
import { ChangeEmail } from './security-email-change';
import { CheckBeforeChange } from './security-email-check';
import { BindEmail } from './security-email-form';
import { PendingEmail } from './security-email-pending';
import type { EmailView } from './security-email-state';
import { StepBox } from './step-box';
import { type SecurityEmailModel, useSecurityEmail } from './use-security-email';

export type EmailViewProps = { account: string; model: SecurityEmailModel };

const VIEWS: Readonly<Record<EmailView, ComponentType<EmailViewProps>>> = {
  none: BindEmail,
  edit: BindEmail,
  pending: PendingEmail,
  expired: PendingEmail,
  active: ActiveEmail,
  check: CheckBeforeChange,
  change: ChangeEmail,
};

/** The security e-mail: bound, activated by a mail, changed (BIND-06 to BIND-18); for members with an account (BIND-26). */
export function SecurityEmail(props: BindingProps) {
  const link = useRoute().query.get('emailQuery');
  // Another link is another visit.
  return props.info.isOauthOnly ? <RegisterPrompt /> : <OwnEmail key={link} {...props} link={link} />;
}

function OwnEmail({ link, ...props }: BindingProps & { link: string | null }) {
  // Waited for here: a later step that waits would take the whole page away meanwhile.
  useAreaTexts('account');
  const model = useSecurityEmail(props, link);
  const { view } = model;
  const View = VIEWS[view];
  // An expired link and a mail on its way are one step: the button stays under the finger.
  const step = view === 'expired' ? 'pending' : view;
  return (
    <StepBox step={step} part="security-email">
      <View account={props.info.account} model={model} />
    </StepBox>
  );
}
