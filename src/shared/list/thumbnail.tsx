import Play from 'lucide/dist/esm/icons/play.mjs';
import Tv from 'lucide/dist/esm/icons/tv.mjs';
import type { Elements } from '#ui/elements';
import { Icon } from '#ui/icon';
import { Picture } from '#ui/picture';
import { css } from '#ui/styles/emotion';
import { names } from '#ui/styles/names';
import { token } from '#ui/styles/tokens';

type Props = {
  /** http(s) URL, or the empty string. */
  src: string;
  /** Whether the picture is paler, for what is over. */
  isPale?: boolean;
  /** A few words at the lower edge. */
  children?: Elements;
};

/**
 * A decorative picture beside its text, or a placeholder of the same size if there is none or it fails to load. In a
 * link under the pointer (`overThumbnail`) it is larger and has a play mark.
 */
export function Thumbnail({ src, isPale = false, children }: Props) {
  return (
    <span className={names(frame, isPale && pale)} data-testid="thumbnail">
      <Picture src={src} loading="lazy" instead={<Icon shapes={Tv} />} />
      <span className={mark} data-testid="play-mark">
        <Icon shapes={Play} />
      </span>
      {children && <span className={words}>{children}</span>}
    </span>
  );
}

const OVER = '--over';
/** Of what contains a thumbnail. */
export const overThumbnail = { [OVER]: 1 };

const frame = css({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  gridTemplate: 'minmax(0,1fr)/minmax(0,1fr)',
  placeItems: 'center',
  width: 96,
  aspectRatio: '16/9',
  // Large words make it higher.
  minHeight: 'min-content',
  overflow: 'hidden',
  borderRadius: token('radius-s'),
  background: token('color-surface-sunken'),
  color: token('color-control-edge'),
  '& > *': { gridArea: '1/1' },
  '& img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
  '@media (prefers-reduced-motion:no-preference)': {
    '& img': { transform: `scale(calc(1 + .04*var(${OVER},0)))`, transition: `transform ${token('calm')}` },
  },
  '@container (width>=340px)': { width: 128 },
  '@container (width>=480px)': { width: 160 },
  '@container (width>=640px)': { width: 176 },
  // Browsers without container queries use the viewport width.
  '@supports not (container-type:inline-size)': { '@media (min-width:700px)': { width: 176 } },
});
const mark = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: '50%',
  background: token('color-scrim'),
  color: '#fff',
  opacity: `var(${OVER},0)`,
  transition: `opacity ${token('fast')}`,
  // The middle of a triangle is nearer to its base.
  '& svg': { marginLeft: 3, fill: 'currentColor' },
  '@media (forced-colors:active)': { display: 'none' },
});
const pale = css({ '& img': { opacity: 0.72 } });
/** White on dark, also over a white picture. */
const words = css({
  position: 'relative',
  placeSelf: 'end start',
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  margin: 6,
  padding: '0 6px',
  borderRadius: 4,
  background: token('color-scrim'),
  color: '#fff',
  fontSize: token('text-xs'),
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  '& > span': { minWidth: 0 },
});
