import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { css } from '#ui/styles/emotion';
import { names } from '#ui/styles/names';
import { inNarrow } from '#ui/styles/narrow.styles';
import { token } from '#ui/styles/tokens';
import { visuallyHidden } from '#ui/styles/visually-hidden.styles';

/** A dot before an unread message; before a read one an empty space, except in a narrow list (MSG-14). */
export function UnreadMark({ isRead }: { isRead: boolean }) {
  const { messages } = useAreaTexts('lists');
  if (isRead) return <span className={names(place, gone)} />;
  return (
    <span className={names(place, dot)} data-testid="unread">
      <span className={visuallyHidden}>{messages.unread}</span>
    </span>
  );
}

const place = css({
  flex: 'none',
  width: 8,
  height: 8,
  marginTop: '.55em',
  borderRadius: '50%',
  ...inNarrow({ float: 'left', marginTop: '.6em', marginInlineEnd: 10 }),
});
const gone = css(inNarrow({ display: 'none' }));
const dot = css({
  // Not `color-unread`, which carries white text and so is too dark for a mark on dark surfaces.
  background: token('color-danger'),
  '@media (forced-colors:active)': { border: '4px solid' },
});
