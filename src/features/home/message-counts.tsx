import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import { MESSAGE_TABS } from '#config/member-center/sections';
import { MESSAGE_ICONS } from '#shared/message-icons';
import { RouteLink } from '#shared/navigation/route-link';
import { RetryNotice } from '#shared/query/retry-notice';
import { useWatchedUnread } from '#shared/unread/use-watched-unread';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { Icon } from '#ui/icon';
import { Skeleton } from '#ui/loading/skeleton';
import { css } from '#ui/styles/emotion';
import { iconTile } from '#ui/styles/icon-tile.styles';
import { names } from '#ui/styles/names';
import { inNarrow } from '#ui/styles/narrow.styles';
import { token } from '#ui/styles/tokens';

/**
 * Links with the number of unread messages by kind (HOME-03, HOME-04): tiles, or one quiet line while there are none (OQ-99).
 */
export function MessageCounts() {
  const { home } = useAreaTexts('member');
  const { counts, failure, retry } = useWatchedUnread();
  const isQuiet = counts !== null && MESSAGE_TABS.every((kind) => counts[kind] === 0);
  return (
    <>
      <ul className={isQuiet ? line : tiles}>
        {MESSAGE_TABS.map((kind) => (
          <li key={kind} className={names(item, !isQuiet && tile)}>
            {!isQuiet && (
              <div className={iconTile}>
                <Icon shapes={MESSAGE_ICONS[kind]} />
              </div>
            )}
            <span>{home[kind]}</span>
            {counts || failure ? (
              <strong className={names(number, !isQuiet && large)} data-testid={`count-${kind}`}>
                {counts ? counts[kind] : '–'}
              </strong>
            ) : (
              <Skeleton className={numberSkeleton} />
            )}
            <span className={link}>
              <RouteLink
                to="UserMessage"
                params={{ tabName: kind }}
                aria-label={`${home[kind]} ${home.viewAll}`}
              >
                <span>{home.viewAll}</span>
                <Icon shapes={ChevronRight} size={16} />
              </RouteLink>
            </span>
          </li>
        ))}
      </ul>
      {failure && <RetryNotice text={home.countFailed} error={failure.error} onRetry={retry} />}
    </>
  );
}

const bare = { padding: 0, listStyle: 'none' } as const;
const tiles = css({
  ...bare,
  display: 'grid',
  // Beside each other on a phone, too.
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,8.5em),1fr))',
  gap: 12,
});
const line = css({
  ...bare,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 32px',
  color: token('color-text-muted'),
  fontSize: token('text-s'),
  // Two lines, whose links are below each other.
  ...inNarrow({ display: 'grid', '& > li > :last-child': { marginInlineStart: 'auto' } }),
});
const item = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: token('control-height'),
});
const tile = css({
  padding: '12px 16px',
  border: `1px solid ${token('color-line')}`,
  borderRadius: token('radius-m'),
  '& > :nth-child(2)': { flex: 1, minWidth: '5em' },
  // The number beside the icon, then the words, so that the numbers are in one line.
  ...inNarrow({
    alignContent: 'start',
    padding: 12,
    '& > :nth-child(2)': { order: 1, flexBasis: '100%', fontSize: token('text-s') },
    '& > :nth-child(3)': { marginInlineStart: 'auto' },
    '& > :nth-child(4)': { order: 1 },
  }),
});
const link = css({ fontSize: token('text-s') });
const number = css({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
const large = css({ fontSize: token('text-xl'), lineHeight: 1.3 });
const numberSkeleton = css({ width: 40, height: 30, margin: '2px 0' });
