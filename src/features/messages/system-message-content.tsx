import { useId, useState } from 'react';
import type { SystemMessage } from '#api/member/messages';
import { RecordTime } from '#shared/list/record-time';
import { twoLines } from '#shared/list/two-lines.styles';
import { Button } from '#ui/button';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { ServerText } from '#ui/server-text';
import { css } from '#ui/styles/emotion';
import { names } from '#ui/styles/names';
import { inNarrow } from '#ui/styles/narrow.styles';
import { token } from '#ui/styles/tokens';

/** Longest text that is shown whole without being expanded. */
const SHORT_MAX = 40;

/**
 * A system message: title, time and the beginning of its content, which can be expanded (MSG-13). The time is beside the title;
 * in a narrow list the delete button is below it.
 */
export function SystemMessageContent({ message }: { message: SystemMessage }) {
  const { list, messages } = useAreaTexts('lists');
  const [isExpanded, setExpanded] = useState(false);
  const id = useId();
  const { title, content, publishedAt } = message;
  const isLong = content.length > SHORT_MAX || title.length > SHORT_MAX;
  const clamp = isLong && !isExpanded && clamped;
  return (
    <div className={box}>
      <div
        id={`${id}-title`}
        className={names(words, !message.isRead && strong, clamp)}
        data-testid="record-title"
        dir="auto"
      >
        <ServerText text={title.trim() || list.untitled} />
      </div>
      <div className={time} data-testid="details">
        <RecordTime time={publishedAt} />
      </div>
      <div id={id} className={names(words, text, clamp)} data-testid="message-content" dir="auto">
        <ServerText text={content} />
      </div>
      {isLong && (
        <Button
          className={expand}
          variant="link"
          data-testid="message-expand"
          aria-expanded={isExpanded}
          aria-controls={id}
          aria-describedby={`${id}-title`}
          onClick={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? messages.collapse : messages.expand}
        </Button>
      )}
    </div>
  );
}

const box = css({
  position: 'relative',
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) auto',
  columnGap: 16,
  minWidth: 0,
  '& > *': { gridColumn: 1 },
  // The width of most dates, and the height of two lines of a time and of the delete button.
  ...inNarrow({ minHeight: '3.75em', paddingInlineEnd: '5.25em' }),
});
const words = css({ lineHeight: 1.6, overflowWrap: 'anywhere', unicodeBidi: 'isolate' });
const strong = css({ fontWeight: 600 });
const text = css({ color: token('color-text-muted'), fontSize: token('text-s'), whiteSpace: 'pre-wrap' });
const time = css({
  '&&': { gridArea: '1/2' },
  paddingTop: 2,
  color: token('color-text-muted'),
  fontSize: token('text-s'),
  fontVariantNumeric: 'tabular-nums',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  ...inNarrow({
    position: 'absolute',
    inset: '0 0 auto auto',
    maxWidth: '6.4em',
    paddingTop: '.3em',
    fontSize: token('text-xs'),
    textAlign: 'end',
    lineHeight: 1.4,
    whiteSpace: 'normal',
  }),
});
const expand = css({
  justifySelf: 'start',
  fontSize: token('text-s'),
  ...inNarrow({ height: token('control-height'), marginBottom: -10 }),
  // A click anywhere on the message expands it; then its text can be selected.
  '&[aria-expanded=false]': { position: 'static' },
  '&&[aria-expanded=false]::after': { content: '""', position: 'absolute', inset: 0 },
});
const clamped = css({
  ...twoLines,
  '&&': { whiteSpace: 'normal' },
});
