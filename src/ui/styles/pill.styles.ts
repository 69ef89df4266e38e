import { css } from './emotion';
import { token } from './tokens';

/**
 * A choice: a radio button or checkbox as its mark, and its text, in one box. What follows the input draws the box, for browsers
 * without `:has()`, and takes the presses on it.
 */
export const pill = css({
  position: 'relative',
  isolation: 'isolate',
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  minHeight: token('control-height'),
  padding: '4px 12px',
  fontSize: token('text-m'),
  cursor: 'pointer',
  '& > input': {
    flex: 'none',
    width: 18,
    height: 18,
    margin: 0,
    outline: 0,
    accentColor: token('color-brand'),
    cursor: 'inherit',
  },
  '& > input + *': {
    minWidth: 0,
    padding: '4px 4px 4px 8px',
    // Breaks names such as 「CCTV-12 社会与法」 at the space, not before their last character.
    wordBreak: 'keep-all',
    overflowWrap: 'anywhere',
    lineHeight: 1.4,
    cursor: 'inherit',
  },
  '& > input + *::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    border: `1px solid ${token('color-control-edge')}`,
    borderRadius: token('radius-m'),
    background: token('color-surface'),
  },
  '@media (hover:hover)': { '&:hover > input + *::before': { background: token('color-surface-sunken') } },
  '&& > :checked + *::before': { borderColor: token('color-brand'), background: token('color-brand-soft') },
  '& > :focus-visible + *::before': {
    outline: `2px solid ${token('color-brand')}`,
    outlineOffset: 2,
  },
  '@media (forced-colors:active)': { '&& > :checked + *::before': { borderColor: 'Highlight' } },
});
