import { useState } from 'react';
import { fill } from '#i18n/fill';
import { ownAddress } from '#lib/document/page-url';
import { countOf, type UnreadKind } from '#session/unread';
import { useUnread } from '#session/use-unread';
import { useTexts } from '#ui/language';
import { css } from '#ui/styles/emotion';
import { BADGE_LOOK } from './badge-look';
import { useUnreadTitle } from './use-unread-title';

type Props = { kind: UnreadKind; max: number; href: string; blinkTitle: boolean };

/**
 * The number of unread messages; renders nothing at 0 (MSG-18, OQ-63). A link that has the focus then stays empty until it
 * loses it.
 */
export function UnreadBadge({ kind, max, href, blinkTitle: blinks }: Props) {
  const { badge } = useTexts();
  const count = countOf(useUnread(), kind);
  const isCut = count > max;
  const shown = isCut ? `${max}+` : String(count);
  const [hasFocus, setFocus] = useState(false);
  useUnreadTitle(kind, blinks);

  if (count === 0 && !hasFocus) return null;
  const few = count === 0 ? badge.none : fill(badge.label, { n: count });
  const Tag = href ? 'a' : 'span';
  return (
    <Tag
      className={box}
      part="badge"
      translate="no"
      href={href ? ownAddress(href) : undefined}
      role={href ? undefined : 'img'}
      // Begins with the visible text, which speech control matches.
      aria-label={isCut ? fill(badge.cutLabel, { shown, n: count }) : few}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      {count > 0 && shown}
    </Tag>
  );
}

const box = css(BADGE_LOOK, {
  display: 'inline-block',
  textDecoration: 'none',
  '&:empty': { background: 'none' },
  // Enlarges the touch target.
  '&[href]': { position: 'relative' },
  '&[href]::after': { content: '""', position: 'absolute', inset: '-13px' },
  '@media (forced-colors:active)': { outline: '1px solid' },
});
