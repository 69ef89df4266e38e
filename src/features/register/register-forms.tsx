import { useState } from 'react';
import type { RouteName } from '#config/paths';
import { AccountLink } from '#shared/navigation/account-link';
import { Card } from '#ui/card';
import type { Elements } from '#ui/elements';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { useTitleFocus } from '#ui/hooks/use-title-focus';
import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';
import { Tabs } from '#ui/tabs';
import { EmailRegisterForm } from './email/email-register-form';
import { PhoneRegisterForm } from './phone/phone-register-form';

export type RegisterTab = 'phone' | 'email';

type Props = {
  initialTab: RegisterTab;
  /** Whether the viewer has returned to the forms; the title is then focused. */
  isAgain: boolean;
  onRegistered(email: string): void;
};

/** Tabs with the forms for phone and email (REG-01). */
export function RegisterForms({ initialTab, isAgain, onRegistered }: Props) {
  const { register } = useAreaTexts('account');
  const [tab, setTab] = useState<RegisterTab>(initialTab);
  useTitleFocus(isAgain);
  return (
    <RegisterCard loginRoute="Login">
      <Tabs<RegisterTab>
        label={register.ways}
        selected={tab}
        onSelect={setTab}
        tabs={[
          { id: 'phone', label: register.byPhone, panel: <PhoneRegisterForm isMobileSite={false} /> },
          {
            id: 'email',
            label: register.byEmail,
            panel: <EmailRegisterForm onRegistered={onRegistered} />,
          },
        ]}
      />
    </RegisterCard>
  );
}

/** Card of all registration forms: title, form and link to the login. */
export function RegisterCard({ loginRoute, children }: { loginRoute: RouteName; children: Elements }) {
  const { register } = useAreaTexts('account');
  return (
    <Card title={register.title}>
      {children}
      <p className={foot}>
        <span>{register.hasAccount}</span>
        <AccountLink to={loginRoute}>{register.toLogin}</AccountLink>
      </p>
    </Card>
  );
}

const foot = css({
  marginTop: 12,
  textAlign: 'center',
  color: token('color-text-muted'),
  fontSize: token('text-s'),
});
