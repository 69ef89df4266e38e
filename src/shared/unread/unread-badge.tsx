import { fill } from '../../i18n/catalogue';
import { countOf, type UnreadKind } from '../../session/unread';
import { useUnread } from '../../session/use-unread';
import { useTexts } from '../../ui/language';
import { css } from '../../ui/styles/emotion';
import { root } from '../../ui/styles/root.styles';
import { token } from '../../ui/styles/tokens';
import { useUnreadTitle } from './use-unread-title';

type Props = { kind: UnreadKind; max: number; href: string; blinkTitle: boolean };

/** The number of unread messages; renders nothing at 0 (MSG-18, OQ-63). */
export function UnreadBadge({ kind, max, href, blinkTitle: blinks }: Props) {
  const { badge } = useTexts();
  const count = countOf(useUnread(), kind);
  const hasUnread = count > 0;
  useUnreadTitle(kind, blinks);

  if (!hasUnread) return null;
  const Tag = href ? 'a' : 'span';
  return (
    <Tag
      className={`${root} ${box}`}
      part="badge"
      href={href || undefined}
      role={href ? undefined : 'img'}
      aria-label={fill(badge.label, { n: count })}
    >
      {count > max ? `${max}+` : count}
    </Tag>
  );
}

const box = css({
  display: 'inline-block',
  minWidth: 18,
  padding: '0 5px',
  borderRadius: 9,
  background: token('color-unread'),
  color: '#fff',
  font: `600 ${token('text-xs')}/18px ${token('font')}`,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  textDecoration: 'none',
  // Enlarges the touch target.
  '&[href]': { position: 'relative' },
  '&[href]::after': { content: '""', position: 'absolute', inset: '-13px' },
  '@media (forced-colors:active)': { outline: '1px solid' },
});
