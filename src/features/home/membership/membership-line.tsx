import Crown from 'lucide/dist/esm/icons/crown.mjs';
import { useEffect } from 'react';
import { getMemberCards } from '#api/member/membership';
import { useQuery } from '#data/use-query';
import { fill } from '#i18n/fill';
import { serverNow } from '#lib/server-time';
import { logMessage } from '#page-config/console-message';
import { membership } from '#session/membership';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { usePageConfig } from '#ui/hooks/use-page-config';
import { Icon } from '#ui/icon';
import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';
import { vipExpiry } from './vip-expiry';

/**
 * Expiry date of the viewer's VIP membership (HOME-10, VIP-07). Renders nothing without a member service, while the
 * request is pending, when it fails, and without an active card; an error is only logged (VIP-08).
 */
export function MembershipLine({ uid }: { uid: string }) {
  const { validUntil } = useAreaTexts('member').membership;
  const { base } = usePageConfig('member');
  const { value } = useQuery(
    base ? ['membership', base, uid] : null,
    (options) => getMemberCards(uid, options),
    {
      onFailure: ({ error }) =>
        logMessage('warn', 'cntv-widgets: the membership lookup failed:', String(error)),
    },
  );
  const date = value && vipExpiry(value, serverNow());
  useEffect(() => {
    if (date !== undefined) membership.setState({ uid, until: date ?? '' });
  }, [uid, date]);
  if (!date) return null;
  return (
    <p className={line} data-testid="membership">
      <Icon shapes={Crown} size={16} />
      {fill(validUntil, { date })}
    </p>
  );
}

const line = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  padding: '2px 10px',
  borderRadius: 14,
  background: token('color-vip-soft'),
  color: token('color-vip'),
  fontSize: token('text-xs'),
});
