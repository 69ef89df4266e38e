import { CAPTCHA_HEIGHT, CAPTCHA_WIDTH } from '#config/limits';
import { css, keyframes } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';
import { BLOCK_WIDTH } from './geometry';

const ZOOM = 2;
const appear = keyframes({ from: { opacity: 0 } });

/** Everything below the dialog's title; as wide as the picture, a wider title or the available width. */
export const body = css({
  display: 'grid',
  gap: 12,
  width: CAPTCHA_WIDTH,
  minWidth: '100%',
  maxWidth: '100%',
});
export const bodyZoomed = css({ width: CAPTCHA_WIDTH * ZOOM });

/** Visible area of the picture; on a small screen it scrolls with the block when zoomed. */
export const pane = css({ borderRadius: token('radius-s'), overflow: 'auto hidden' });

export const picture = css({
  position: 'relative',
  display: 'block',
  borderRadius: token('radius-s'),
  overflow: 'hidden',
  background: token('color-surface-sunken'),
  userSelect: 'none',
  WebkitUserSelect: 'none',
  // Sets the height in browsers without `aspect-ratio`.
  '&::before': { content: '""', display: 'block', paddingTop: `${(CAPTCHA_HEIGHT / CAPTCHA_WIDTH) * 100}%` },
  '& > *': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
  '& img': { pointerEvents: 'none' },
  '&:focus-visible': { outlineOffset: -2 },
});
export const pictureZoomed = css({ width: CAPTCHA_WIDTH * ZOOM });

/** `--at` is the block's position from 0 to 1, where 1 is the right edge of the picture. */
export const block = css({
  '&&': {
    inset: '0 auto',
    left: `calc(var(--at)*${100 - (BLOCK_WIDTH / CAPTCHA_WIDTH) * 100}%)`,
    width: `${(BLOCK_WIDTH / CAPTCHA_WIDTH) * 100}%`,
  },
});

/** Error text and retry button in place of the picture. */
export const broken = css({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 8,
  padding: '0 16px',
  textAlign: 'center',
  fontSize: token('text-s'),
});

const half = `calc(${token('control-height')}/2)`;

/** The bar under the picture: the prompt, then the result. */
export const bar = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: token('control-height'),
  padding: '4px 16px',
  border: `1px solid ${token('color-line')}`,
  borderRadius: half,
  background: token('color-surface-sunken'),
  color: token('color-text-muted'),
  fontSize: token('text-s'),
  lineHeight: 1.4,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  '[data-phase=checking] & span': { animation: `${appear} ${token('calm')} 200ms backwards` },
  '[data-phase=passed] &': {
    borderColor: token('color-success'),
    background: token('color-success-soft'),
    color: token('color-success'),
  },
  '[data-phase=failed] &': {
    borderColor: token('color-danger'),
    background: token('color-danger-soft'),
    color: token('color-danger'),
  },
});

/** The bar as the track of the slider. */
export const track = css({
  touchAction: 'none',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  cursor: 'pointer',
});

const knobLeft = `calc(var(--at)*(100% - ${token('control-height')} + 2px) - 1px)`;

export const fill = css({
  position: 'absolute',
  inset: '0 auto 0 0',
  width: `calc(${knobLeft} + ${token('control-height')})`,
  borderRadius: half,
  background: token('color-brand-soft'),
  '[data-phase=passed] &,[data-phase=failed] &': { background: 'none' },
});

/** Placed on the side of the knob that has more room. One line, because the knob limits the height of the track. */
export const trackText = css({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  position: 'absolute',
  left: `calc(${knobLeft} + ${token('control-height')} + 8px)`,
  right: 16,
  pointerEvents: 'none',
  '&[data-side=left]': { left: 16, right: `calc(100% - ${knobLeft} + 8px)` },
});

export const knob = css({
  position: 'absolute',
  top: -1,
  left: knobLeft,
  display: 'grid',
  placeItems: 'center',
  width: token('control-height'),
  height: token('control-height'),
  // Visible only with forced colours.
  border: '1px solid transparent',
  borderRadius: '50%',
  background: token('color-brand'),
  color: token('color-on-brand'),
  boxShadow: token('shadow'),
  cursor: 'grab',
  transition: `background-color ${token('fast')}`,
  '&:active': { cursor: 'grabbing' },
  '&[aria-disabled]': { cursor: 'default' },
  '@media (hover:hover)': { '&:hover:not([aria-disabled])': { background: token('color-brand-hover') } },
  '[data-phase=loading] &,[data-phase=broken] &': {
    background: token('color-control-edge'),
    color: token('color-surface'),
  },
  '[data-phase=passed] &&': { background: token('color-success'), color: token('color-surface') },
  '[data-phase=failed] &&': { background: token('color-danger'), color: token('color-surface') },
});

export const words = css({
  cursor: 'crosshair',
  touchAction: 'manipulation',
});

const MARKER_SIZE = 26;

export const marker = css({
  '&&': { width: MARKER_SIZE, height: MARKER_SIZE },
  margin: -MARKER_SIZE / 2,
  border: '2px solid #fff',
  borderRadius: '50%',
  background: token('color-unread'),
  color: '#fff',
  fontSize: token('text-s'),
  fontWeight: 600,
  lineHeight: `${MARKER_SIZE - 4}px`,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
  boxShadow: token('shadow'),
});

/** Two crossed lines, outlined so that they show on any picture; visible only while keys are in use. */
export const crosshair = css({
  display: 'none',
  pointerEvents: 'none',
  '[data-keys] :focus > &': { display: 'block' },
  '& i': {
    position: 'absolute',
    background: token('color-unread'),
    boxShadow: '0 0 0 1px rgb(255 255 255/.7)',
  },
  '& i:first-of-type': { inset: 'auto 0', top: 'var(--y)', height: 1 },
  '& i:last-of-type': { inset: '0 auto', left: 'var(--x)', width: 1 },
  '&::after': {
    content: '""',
    position: 'absolute',
    top: 'var(--y)',
    left: 'var(--x)',
    width: MARKER_SIZE,
    height: MARKER_SIZE,
    margin: -MARKER_SIZE / 2,
    border: `2px solid ${token('color-unread')}`,
    borderRadius: '50%',
    boxShadow: '0 0 0 1px rgb(255 255 255/.7),inset 0 0 0 1px rgb(255 255 255/.7)',
  },
});

/** Always one line high, so that the layout does not shift. */
export const hint = css({
  minHeight: `calc(${token('text-xs')}*${token('leading')})`,
  marginTop: -4,
  color: token('color-text-muted'),
  fontSize: token('text-xs'),
});
export const hintBad = css({ color: token('color-danger') });

export const tools = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 20,
  minHeight: token('control-height'),
  margin: '-8px 0 -4px',
  fontSize: token('text-s'),
});

export const tool = css({
  color: token('color-text-muted'),
});

export const action = css({ marginInlineEnd: 'auto' });
