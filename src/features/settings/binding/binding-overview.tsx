import type { IconNode } from 'lucide';
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import Link from 'lucide/dist/esm/icons/link.mjs';
import Mail from 'lucide/dist/esm/icons/mail.mjs';
import Smartphone from 'lucide/dist/esm/icons/smartphone.mjs';
import type { BindingInfo } from '#api/settings/bindings';
import { maskedAccount } from '#lib/masked-account';
import { RegisterPrompt } from '#shared/register-prompt/register-prompt';
import { Button } from '#ui/button';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { usePageConfig } from '#ui/hooks/use-page-config';
import { Icon } from '#ui/icon';
import { useTexts } from '#ui/language';
import { css } from '#ui/styles/emotion';
import { iconTile } from '#ui/styles/icon-tile.styles';
import { names } from '#ui/styles/names';
import { inNarrow } from '#ui/styles/narrow.styles';
import { token } from '#ui/styles/tokens';
import type { BindingProps, BindingTab } from './binding-props';
import { StateBadge } from './bound-value';

type Row = {
  id: BindingTab;
  icon: IconNode;
  label: string;
  value: string;
  /** Note beside the value. */
  state?: string;
  isActive?: boolean;
  /** Label of the link to the sub-tab. */
  action: string;
};

/** The bindings, each with a link to its sub-tab (BIND-03). The address and the number are masked. */
export function BindingOverview({ info, bindings, onGoTo }: BindingProps) {
  const { info: texts } = useAreaTexts('settings').binding;
  const hasOthers = usePageConfig('showOtherAccounts');
  const email = useEmailWords(bindings);
  const others = useOtherNames(bindings);
  const { phone } = bindings;

  // A viewer without an account of the portal cannot bind an email or phone.
  if (info.isOauthOnly) return <RegisterPrompt />;
  const rows: Row[] = [
    { id: 'email', icon: Mail, label: texts.email, ...email },
    {
      id: 'mobile',
      icon: Smartphone,
      label: texts.mobile,
      value: phone && maskedAccount(phone),
      action: phone ? texts.changeMobile : texts.verifyMobile,
    },
    ...(hasOthers
      ? [
          {
            id: 'others' as const,
            icon: Link,
            label: texts.others,
            value: others,
            action: texts.manageOthers,
          },
        ]
      : []),
  ];
  return (
    <dl className={list} part="list" data-testid="bindings">
      {rows.map(({ id, icon, label, value, state, isActive, action }) => (
        <div key={id} className={row} part="row">
          <dt>
            <span className={iconTile}>
              <Icon shapes={icon} />
            </span>
            {label}
          </dt>
          <dd className={names(words, !value && nothing)} data-testid={`binding-${id}`}>
            <span translate={value && id !== 'others' ? 'no' : undefined}>{value || texts.none}</span>
            {state && (isActive ? <StateBadge>{state}</StateBadge> : <small>{state}</small>)}
          </dd>
          <dd>
            <Button variant="link" data-testid={`to-${id}`} onClick={() => onGoTo(id)}>
              {action}
              <Icon shapes={ChevronRight} size={16} />
            </Button>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Text for a bound and active, a bound but inactive, or an unbound email (BIND-04). */
function useEmailWords({ email, isEmailActive }: BindingInfo) {
  const { info: texts } = useAreaTexts('settings').binding;
  if (!email) return { value: '', action: texts.bindEmail };
  const value = maskedAccount(email);
  return isEmailActive
    ? { value, isActive: true, state: texts.active, action: texts.changeEmail }
    : { value, state: texts.pending, action: texts.activateEmail };
}

/** Unique providers with a bound account. */
function useOtherNames({ others }: BindingInfo): string {
  const { login } = useTexts();
  const { info: texts } = useAreaTexts('settings').binding;
  const providers = new Set(others.map(({ provider }) => provider));
  return [...providers].map((provider) => login.providers[provider]).join(texts.separator);
}

const list = css({
  margin: 0,
  border: `1px solid ${token('color-line')}`,
  borderRadius: token('radius-l'),
});
const row = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '104px minmax(0,1fr) auto',
  alignItems: 'center',
  gap: '2px 16px',
  minHeight: 68,
  padding: '12px 20px 12px 72px',
  '& + &': { borderTop: `1px solid ${token('color-line')}` },
  '& dd': { margin: 0 },
  '& button': { fontSize: token('text-s'), textAlign: 'start' },
  '& dt > span': { position: 'absolute', left: 20, top: 'calc(50% - 18px)' },
  ...inNarrow({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 8,
    padding: '12px 12px 12px 60px',
    '& dt': { flexBasis: '100%', color: token('color-text-muted'), fontSize: token('text-s') },
    '& dt > span': { left: 12 },
    // The link is below the value when it does not fit beside the longest word.
    '& dt + dd': { flex: '1 1 min-content', minWidth: 0 },
  }),
});
const words = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 12px',
  overflowWrap: 'break-word',
  fontVariantNumeric: 'tabular-nums',
  // An address that is longer than a line breaks.
  '& > span': { minWidth: 0 },
  '& small': { color: token('color-text-muted'), fontSize: token('text-s') },
});
const nothing = css({ color: token('color-text-muted') });
