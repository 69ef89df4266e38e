import { useCallback, useRef, useState } from 'react';
import { type BindingInfo, getBindingInfo } from '#api/settings/bindings';
import { hasKeptInput } from '#shared/kept-input/kept-input-store';
import { useRoute } from '#shared/navigation/route';
import { RetryNotice } from '#shared/query/retry-notice';
import { useReportedQuery } from '#shared/query/use-reported-query';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { usePageConfig } from '#ui/hooks/use-page-config';
import { css } from '#ui/styles/emotion';
import { Tabs } from '#ui/tabs';
import { BindingOverview } from './binding/binding-overview';
import { BINDING_TABS, type BindingProps, type BindingTab } from './binding/binding-props';
import { OtherAccounts } from './other-accounts/other-accounts';
import { SecurityEmail } from './security-email/security-email';
import type { TabProps } from './tab-props';
import { VerifyPhone } from './verify-phone/verify-phone';

const PANELS = { info: BindingOverview, email: SecurityEmail, mobile: VerifyPhone, others: OtherAccounts };

/**
 * Sub-tabs for the bindings: email, phone and, if the portal enables them, third parties (BIND-01, BIND-02).
 */
export function BindingAccountTab({ info, skeleton }: TabProps) {
  const { binding } = useAreaTexts('settings');
  const hasOthers = usePageConfig('showOtherAccounts');
  const { query } = useRoute();
  // The link of the activation mail opens the email's tab (OQ-72).
  const [wanted, setTab] = useState<BindingTab>(() =>
    query.has('emailQuery') ? 'email' : keptTabOf(info.uid),
  );
  const bindings = useReportedQuery('bindings', getBindingInfo);
  const frame = useRef<HTMLDivElement>(null);

  /** Focuses the tab, because the pressed control is hidden. */
  const goTo = useCallback((tab: BindingTab) => {
    setTab(tab);
    const index = BINDING_TABS.indexOf(tab);
    frame.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
  }, []);

  const { value, error, retry, refresh } = bindings;
  if (error && !value) return <RetryNotice text={binding.failed} error={error} isWhole onRetry={retry} />;
  if (!value) return skeleton;
  const handleChanged = (change: Partial<BindingInfo> = {}) => refresh({ ...value, ...change });
  const ids = BINDING_TABS.filter((id) => id !== 'others' || hasOthers);
  const props: BindingProps = { info, bindings: value, onChanged: handleChanged, onGoTo: goTo };
  return (
    <div ref={frame} className={tabRow}>
      <Tabs<BindingTab>
        label={binding.title}
        selected={ids.includes(wanted) ? wanted : 'info'}
        onSelect={setTab}
        tabs={ids.map((id) => {
          const Panel = PANELS[id];
          return { id, label: binding.tabs[id], panel: <Panel {...props} /> };
        })}
      />
    </div>
  );
}

/** The tabs with the forms whose input is kept when the session expires. */
const KEPT_TABS = [
  ['bind-email', 'email'],
  ['change-email', 'email'],
  ['verify-phone', 'mobile'],
] as const;

function keptTabOf(viewer: string): BindingTab {
  return KEPT_TABS.find(([form]) => hasKeptInput(viewer, form))?.[1] ?? 'info';
}

const tabRow = css({
  '@container (width>=480px)': {
    '& [role=tablist]': { gap: 24 },
    '& [role=tab]': { flexGrow: 0, padding: '0 2px' },
  },
  // With this padding and gap, four Chinese tab labels fit on a phone of 360 px.
  '@container (width<480px)': { '& [role=tablist]': { gap: 8 }, '& [role=tab]': { padding: '0 2px' } },
});
