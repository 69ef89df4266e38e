import { useLayoutEffect, useRef } from 'react';
import type { OtherAccount } from '../../../api/bindings';
import { DESKTOP_PROVIDERS } from '../../../config/providers';
import { fill } from '../../../messages/messages';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { css } from '../../../ui/emotion';
import { useMessages } from '../../../ui/language';
import { token } from '../../../ui/tokens';
import { useAreaTexts } from '../../../ui/use-area-texts';
import type { BindingProps } from './binding-props';
import { OtherAccountRow } from './other-account-row';
import { useReturn } from './use-return';
import { isSame, useUnbinding } from './use-unbinding';

/** Accounts at third parties, to bind and to unbind (BIND-05, BIND-23 to BIND-25). Part: `others`. */
export function OtherAccounts({ bindings, onChanged }: BindingProps) {
  const { login } = useMessages();
  const { others: texts } = useAreaTexts('settings').binding;
  const list = useRef<HTMLUListElement>(null);
  const gone = useRef<OtherAccount>(undefined);
  const leave = useReturn(onChanged);
  const { asked, ask, cancel, confirm, isBusyWith } = useUnbinding((other) => {
    gone.current = other;
    onChanged();
  });
  const { others } = bindings;

  // The button goes with the binding; the focus is then where the provider can be bound again.
  useLayoutEffect(() => {
    const { current: other } = gone;
    if (!other || others.some((one) => isSame(one, other))) return;
    gone.current = undefined;
    if (document.activeElement !== document.body) return;
    list.current?.querySelector<HTMLElement>(`[data-provider=${other.provider}] :is(a,button)`)?.focus();
  }, [others]);

  const name = asked && login.providers[asked.provider].name;
  return (
    <>
      <p className={intro}>{texts.intro}</p>
      <ul ref={list} className={rows} part="others">
        {DESKTOP_PROVIDERS.flatMap((provider) => {
          const bound = others.filter((other) => other.provider === provider);
          return (bound.length ? bound : [null]).map((other, index) => (
            <OtherAccountRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a row outlives its binding, and keeps the focus
              key={`${provider}-${index}`}
              provider={provider}
              other={other}
              isOneOfMany={bound.length > 1}
              isBusy={other !== null && isBusyWith(other)}
              onUnbind={ask}
              onLeave={leave}
            />
          ));
        })}
      </ul>
      {name && (
        <ConfirmDialog
          title={fill(texts.confirmTitle, { name })}
          confirmLabel={texts.unbind}
          onConfirm={confirm}
          onCancel={cancel}
        >
          <p>{fill(texts.confirmText, { name })}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

const intro = css({ color: token('color-text-muted') });
const rows = css({ margin: '8px 0 0', padding: 0, listStyle: 'none' });
