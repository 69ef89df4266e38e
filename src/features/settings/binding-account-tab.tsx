import { useState } from 'react';
import type { UserInfo } from '../../api/account';
import { getBindingInfo } from '../../api/bindings';
import type { CallOptions } from '../../api/call';
import { RetryNotice } from '../../blocks/loaded/retry-notice';
import { useLoaded } from '../../blocks/loaded/use-loaded';
import { useRoute } from '../../blocks/navigation/route';
import { css } from '../../ui/emotion';
import { Skeleton } from '../../ui/skeleton';
import { Tabs } from '../../ui/tabs';
import { useAreaTexts } from '../../ui/use-area-texts';
import { BindingInfo } from './binding/binding-info';
import { BINDING_TABS, type BindingProps, type BindingTab } from './binding/binding-props';
import { OtherAccounts } from './binding/other-accounts';
import { SecurityEmail } from './binding/security-email';
import { VerifyMobile } from './binding/verify-mobile';

const PANELS = { info: BindingInfo, email: SecurityEmail, mobile: VerifyMobile, others: OtherAccounts };

/** Binding accounts: e-mail, phone and third parties, each a sub-tab (BIND-01). */
export function Tab({ info }: { info: UserInfo }) {
  const { binding } = useAreaTexts('settings');
  const { query } = useRoute();
  // The link of the activation mail leads here (OQ-72).
  const [tab, setTab] = useState<BindingTab>(query.has('emailQuery') ? 'email' : 'info');
  const { value, phase, retry } = useLoaded(loadBindings);

  if (phase === 'loading') return <Skeleton className={place} />;
  if (!value) return <RetryNotice text={binding.failed} onRetry={retry} />;
  const props: BindingProps = { info, bindings: value, onChanged: retry, onGoTo: setTab };
  return (
    <Tabs<BindingTab>
      label={binding.title}
      selected={tab}
      onSelect={setTab}
      tabs={BINDING_TABS.map((id) => {
        const Panel = PANELS[id];
        return { id, label: binding.tabs[id], panel: <Panel {...props} /> };
      })}
    />
  );
}

const loadBindings = (options: CallOptions) => getBindingInfo(options);

const place = css({ height: 240 });
