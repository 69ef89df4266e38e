import type { BindingInfo } from '#api/settings/bindings';
import { RegisterPrompt } from '#shared/register-prompt/register-prompt';
import { Button } from '#ui/button';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { usePageConfig } from '#ui/hooks/use-page-config';
import { useTexts } from '#ui/language';
import { css } from '#ui/styles/emotion';
import { names } from '#ui/styles/names';
import { token } from '#ui/styles/tokens';
import type { BindingProps, BindingTab } from './binding-props';

/** `state` is a note beside the value; `action` is the label of the link to the sub-tab. */
type Row = { id: BindingTab; label: string; value: string; state: string; action: string };

/** The bindings, each with a link to its sub-tab (BIND-03). */
export function BindingOverview({ info, bindings, onGoTo }: BindingProps) {
  const { info: texts } = useAreaTexts('settings').binding;
  const hasOthers = usePageConfig('showOtherAccounts');
  const email = useEmailWords(bindings);
  const others = useOtherNames(bindings);
  const { phone } = bindings;

  // A viewer without an account of the portal cannot bind an email or phone.
  if (info.isOauthOnly) return <RegisterPrompt />;
  const rows: Row[] = [
    { id: 'email', label: texts.email, ...email },
    {
      id: 'mobile',
      label: texts.mobile,
      value: phone,
      state: '',
      action: phone ? texts.changeMobile : texts.verifyMobile,
    },
    ...(hasOthers
      ? [{ id: 'others' as const, label: texts.others, value: others, state: '', action: texts.manageOthers }]
      : []),
  ];
  return (
    <dl className={list} part="list" data-testid="bindings">
      {rows.map(({ id, label, value, state, action }) => (
        <div key={id} className={row} part="row">
          <dt>{label}</dt>
          <dd className={names(words, !value && nothing)} data-testid={`binding-${id}`}>
            <span translate={value && id !== 'others' ? 'no' : undefined}>{value || texts.none}</span>
            {state && <small>{state}</small>}
          </dd>
          <dd>
            <Button variant="link" data-testid={`to-${id}`} onClick={() => onGoTo(id)}>
              {action}
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
  if (!email) return { value: '', state: '', action: texts.bindEmail };
  return isEmailActive
    ? { value: email, state: texts.active, action: texts.changeEmail }
    : { value: email, state: texts.pending, action: texts.activateEmail };
}

/** Unique providers with a bound account. */
function useOtherNames({ others }: BindingInfo): string {
  const { login } = useTexts();
  const { info: texts } = useAreaTexts('settings').binding;
  const providers = new Set(others.map(({ provider }) => provider));
  return [...providers].map((provider) => login.providers[provider]).join(texts.separator);
}

const list = css({ margin: 0 });
const row = css({
  display: 'grid',
  gridTemplateColumns: '128px minmax(0,1fr) auto',
  alignItems: 'center',
  gap: '4px 16px',
  minHeight: 64,
  padding: '12px 0',
  '& + &': { borderTop: `1px solid ${token('color-line')}` },
  '& dt': { color: token('color-text-muted') },
  '& dd': { margin: 0 },
  '@container (width<480px)': {
    gridTemplateColumns: '1fr auto',
    '& dt': { fontSize: token('text-s') },
    // The value takes a line of its own, below the label and the link.
    '& dt + dd': { gridArea: '2/1/3/3' },
  },
});
const words = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 12px',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  '& small': { color: token('color-text-muted'), fontSize: token('text-s') },
});
const nothing = css({ color: token('color-text-muted') });
