import { useLayoutEffect, useRef } from 'react';
import { DESKTOP_PROVIDERS } from '#config/providers';
import { fill } from '#i18n/fill';
import { useReturn } from '#shared/identity/use-return';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { useTexts } from '#ui/language';
import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';
import type { BindingProps } from '../binding/binding-props';
import { OtherAccountRow } from './other-account-row';
import { useUnbinding } from './use-unbinding';

/**
 * Third-party accounts with links to bind and buttons to unbind (BIND-05, BIND-23 to BIND-25). Part:
 * `others`.
 */
export function OtherAccounts({ bindings, onChanged }: BindingProps) {
  const { login } = useTexts();
  const { others: texts } = useAreaTexts('settings').binding;
  const list = useRef<HTMLUListElement>(null);
  const focused = useRef<HTMLElement>(undefined);
  const leave = useReturn(() => onChanged());
  const { asked, ask, cancel, confirm, isBusyWith } = useUnbinding(() => {
    // The dialog has restored the focus during a commit, in which React dispatches no focus event.
    focused.current = activeIn(list.current);
    onChanged();
  });
  const { others } = bindings;

  // Focuses the control that replaces a removed one. By then React has moved the focus to the widget's first
  // control without a focus event.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows change with the bindings
  useLayoutEffect(() => {
    const { current: lost } = focused;
    if (!lost || lost.isConnected) return;
    focused.current = undefined;
    const { provider } = lost.dataset;
    list.current?.querySelector<HTMLElement>(`[data-provider=${provider}]:is(a,button)`)?.focus();
  }, [others]);

  const name = asked && login.providers[asked.provider];
  const isOneOfMany = others.filter(({ provider }) => provider === asked?.provider).length > 1;
  return (
    <>
      <p className={intro}>{texts.intro}</p>
      <ul
        ref={list}
        className={rows}
        part="list"
        data-testid="others"
        onFocus={(event) => {
          focused.current = event.target;
        }}
        onBlur={({ target }) => {
          // When the window loses the focus, the active element stays the same.
          if (activeIn(list.current) !== target) focused.current = undefined;
        }}
      >
        {DESKTOP_PROVIDERS.flatMap((provider) => {
          const bound = others.filter((other) => other.provider === provider);
          return (bound.length ? bound : [null]).map((other, index) => (
            <OtherAccountRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a row stays mounted when unbound, to keep the focus
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
          title={fill(isOneOfMany ? texts.confirmOneTitle : texts.confirmTitle, { name, id: asked.userId })}
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

function activeIn(list: HTMLElement | null): HTMLElement | undefined {
  const active = (list?.getRootNode() as ShadowRoot | undefined)?.activeElement;
  return active instanceof HTMLElement && list?.contains(active) ? active : undefined;
}

const intro = css({ color: token('color-text-muted') });
const rows = css({ margin: '8px 0 0', padding: 0, listStyle: 'none' });
