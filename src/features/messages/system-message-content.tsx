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
 * A system message: title, time and the beginning of its content, which can be expanded (MSG-13). The time is beside the title,
 * and below it in a narrow list.
 */
export function SystemMessageContent({ message }: { message: SystemMessage }) {
  const { list, messages } = useAreaTexts('lists');
  const [isExpanded, setExpanded] = useState(false);
  const id = useId();
  const { title, content, publishedAt } = message;
  const isLong = content.length > SHORT_MAX || title.length > SHORT_MAX;
  const clamp = isLong && !isExpanded && clamped;
  return (
    <div className={names(box, isLong && withAction)}>
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
});
/** In a narrow list, the button is in the line of the checkbox and the delete button, which begin 44 px higher. */
const withAction = css(inNarrow({ marginBottom: `calc(${token('control-height')} * -1)` }));
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
});
const expand = css({
  justifySelf: 'start',
  fontSize: token('text-s'),
  ...inNarrow({ height: token('control-height'), marginInlineStart: 36 }),
  // A click anywhere on the message expands it; then its text can be selected.
  '&[aria-expanded=false]': { position: 'static' },
  '&&[aria-expanded=false]::after': { content: '""', position: 'absolute', inset: 0 },
});
const clamped = css({
  ...twoLines,
  '&&': { whiteSpace: 'normal' },
});
