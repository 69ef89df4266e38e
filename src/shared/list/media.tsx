import { type ReactNode, useId } from 'react';
import type { Elements } from '#ui/elements';
import { FilledText } from '#ui/filled-text';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { Link } from '#ui/link';
import { ServerText } from '#ui/server-text';
import { css } from '#ui/styles/emotion';
import { names } from '#ui/styles/names';
import { inNarrow } from '#ui/styles/narrow.styles';
import { token } from '#ui/styles/tokens';
import { overThumbnail } from './thumbnail';
import { moreLinesIfNarrow, twoLines } from './two-lines.styles';

type Props = {
  /** Picture or date, which stands before the text and is read out after it. */
  lead?: Elements;
  title: string;
  /** A sentence around the title, with `{name}` in its place. */
  sentence?: string;
  /** http(s) URL, or the empty string. The whole block is its touch target. */
  href: string;
  /** Text of the link, whose name then has the title after it; the title when undefined. */
  linkText?: string;
  /** Shown below the title. */
  details?: Elements;
  /** Less prominent, for past items. */
  isMuted?: boolean;
  /** Bold title, for new items. */
  isStrong?: boolean;
};

/** Title and details of a list item, with one link. */
export function Media(props: Props) {
  const { lead, title, sentence, href, linkText, details } = props;
  const { isMuted = false, isStrong = false } = props;
  const { untitled } = useAreaTexts('lists').list;
  const name = <ServerText text={title.trim() || untitled} />;
  const words = sentence ? (
    <span>
      <FilledText text={sentence} values={{ name }} />
    </span>
  ) : (
    name
  );
  const id = useId();
  const titleId = `${id}-title`;
  const link = (text: ReactNode, labelledBy?: string) => (
    <Link className={cover} data-testid="record-link" href={href} aria-labelledby={labelledBy}>
      <span id={id}>{text}</span>
    </Link>
  );
  return (
    <div className={names(block, isMuted && muted, Boolean(href) && linked)}>
      <div className={text}>
        <div
          id={titleId}
          className={names(heading, isStrong && strong)}
          data-testid="record-title"
          dir="auto"
        >
          {href && linkText === undefined ? link(words) : words}
        </div>
        <div className={about} data-testid="details">
          {details}
          {href && linkText !== undefined && link(linkText, `${id} ${titleId}`)}
        </div>
      </div>
      {lead && <div className={before}>{lead}</div>}
    </div>
  );
}

const block = css({
  position: 'relative',
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: 16,
  minWidth: 0,
});
const text = css({ flex: 1, minWidth: 0 });
/** Over the link of the block, which is also pressed here. */
const before = css({ flex: 'none', order: -1, pointerEvents: 'none' });
const heading = css({
  ...twoLines,
  ...moreLinesIfNarrow,
  '& a': { color: 'inherit' },
});
/** Space for the delete button, which a narrow list shows beside the last element of an item. */
const besideRemove = inNarrow({ '&:last-child': { marginRight: '3.7em' } });
const about = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 16px',
  color: token('color-text-muted'),
  fontSize: token('text-s'),
  fontVariantNumeric: 'tabular-nums',
  '& > *': { ...twoLines, ...besideRemove, minWidth: 0 },
});
const strong = css({ fontWeight: 600 });
const muted = css({ color: token('color-text-muted'), '& a': { color: 'inherit' } });
/** The title has its colour from here, whether it is the link or not. */
const linked = css({
  '@media (hover:hover)': {
    '&:hover': {
      ...overThumbnail,
      '&& [data-testid=record-title],&& [data-testid=record-title] a': {
        color: token('color-brand'),
        textDecoration: 'none',
      },
    },
  },
});
/** Extends the link and its focus ring over the block, which is its positioned ancestor; the title would clip the ring. */
const cover = css({
  '&&': { position: 'static' },
  '&&::after': { inset: 0, borderRadius: token('radius-s') },
  '&:focus-visible': { outline: 0 },
  '&:focus-visible::after': { outline: `2px solid ${token('color-brand')}`, outlineOffset: 4 },
});
