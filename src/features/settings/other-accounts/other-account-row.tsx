import type { MouseEvent } from 'react';
import type { OtherAccount } from '#api/settings/bindings';
import type { Provider } from '#config/providers';
import { fill } from '#i18n/fill';
import { pageUrl } from '#lib/document/page-url';
import { providerAddress } from '#shared/providers/provider-address';
import { ProviderMark } from '#shared/providers/provider-mark';
import { Button } from '#ui/button';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { useTexts } from '#ui/language';
import { Link } from '#ui/link';
import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';

type Props = {
  provider: Provider;
  /** Null if no account of this provider is bound. */
  other: OtherAccount | null;
  /** Whether the provider has several bound accounts; each has its own row. */
  isOneOfMany: boolean;
  isBusy: boolean;
  onUnbind(other: OtherAccount): void;
  /** Called when the viewer opens the provider in another window (BIND-24). */
  onLeave(): void;
};

/**
 * A row for a provider or for one of its bound accounts (BIND-05).
 */
export function OtherAccountRow({ provider, other, isOneOfMany, isBusy, onUnbind, onLeave }: Props) {
  const name = useTexts().login.providers[provider];
  const { others: texts } = useAreaTexts('settings').binding;
  const id = other && isOneOfMany ? other.userId : '';
  return (
    <li className={row} part="row" data-testid="other-account" data-provider={provider}>
      <ProviderMark provider={provider} />
      <span className={words}>
        <span>{name}</span>
        <small>
          <span>{other ? texts.bound : texts.none}</span>
          {id && <span className={own}>{fill(texts.id, { id })}</span>}
        </small>
      </span>
      {other ? (
        <Button
          variant="link"
          data-testid="unbind"
          data-provider={provider}
          busy={isBusy}
          aria-label={fill(id ? texts.unbindOneLabel : texts.unbindLabel, { name, id })}
          onClick={() => onUnbind(other)}
        >
          {texts.unbind}
        </Button>
      ) : (
        <BindLink provider={provider} label={fill(texts.bindLabel, { name })} onLeave={onLeave}>
          {texts.bind}
        </BindLink>
      )}
    </li>
  );
}

type BindLinkProps = { provider: Provider; label: string; onLeave(): void; children: string };

function BindLink({ provider, label, onLeave, children }: BindLinkProps) {
  const address = () => providerAddress(provider, 'binding', pageUrl());

  /** Updates the timestamp in the URL. */
  function handlePress(event: MouseEvent<HTMLAnchorElement>) {
    event.currentTarget.href = address();
    onLeave();
  }
  return (
    <Link
      data-testid="bind"
      data-provider={provider}
      href={address()}
      target="_blank"
      rel="noopener"
      aria-label={label}
      onClick={handlePress}
      onAuxClick={handlePress}
    >
      <span>{children}</span>
      <svg className={outward} viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
        <path d="M4 2.5h5.5V8M9.5 2.5l-7 7" />
      </svg>
    </Link>
  );
}

const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 72,
  padding: '12px 0',
  '& + &': { borderTop: `1px solid ${token('color-line')}` },
});
const words = css({
  display: 'grid',
  flex: 1,
  minWidth: 0,
  '& small': {
    color: token('color-text-muted'),
    fontSize: token('text-s'),
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
});
const own = css({ marginLeft: 8 });
const outward = css({
  marginLeft: 4,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
