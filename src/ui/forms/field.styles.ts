import { css } from '../emotion';
import { token } from '../tokens';

/** A control's own box. */
export const control = {
  gridArea: '2/1/3/3',
  minWidth: 0,
  height: token('control-height'),
  padding: '0 12px',
  border: `1px solid ${token('color-control-edge')}`,
  borderRadius: token('radius-m'),
  background: token('color-surface'),
  color: 'inherit',
  font: 'inherit',
  // Never smaller, or iOS zooms the page on focus.
  fontSize: token('text-m'),
} as const;

/** A control's edge while it has the focus; the ring lies over it. */
export const focusedControl = { borderColor: token('color-brand'), outlineOffset: -1 } as const;

/**
 * One labelled control: the label above it (with room for a remark at the end of its line), a button inside its end
 * where there is one, and the line of the message below. Fields stand 88 px apart: label 20, control 44, message 24.
 */
export const field = css({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  fontSize: token('text-s'),
  // One line takes 14 px and 6 px of distance to the control; further lines stand 20 px apart.
  '& label,& label + span': { margin: '-3px 0 3px', lineHeight: 'calc(20/14)' },
  '& label': { fontWeight: 500 },
  '& input': control,
  '& ::placeholder': { color: token('color-text-muted'), opacity: 1 },
  '& input:focus-visible': focusedControl,
  '& p': { gridArea: '3/1/4/3' },
  '& [aria-invalid]': { borderColor: token('color-danger') },
  // Fillers bring their own background, and a text colour that does not know the dark scheme.
  '& input:-webkit-autofill': {
    boxShadow: `inset 0 0 0 50px ${token('color-brand-soft')}`,
    WebkitTextFillColor: token('color-text'),
  },
});

/** The control shares its line with a button. */
export const fieldWithButton = css({
  columnGap: 8,
  '& label': { gridColumn: '1/3' },
  '& input': { gridArea: '2/1/3/2' },
  '& button': { gridArea: '2/2/3/3' },
});

/**
 * The line of words under a control: the gap to the next field (24 px), so that nothing jumps when a message appears.
 * A message of two lines moves what follows.
 */
export const fieldMessage = css({
  minHeight: 'calc(24em/14)',
  lineHeight: 'calc(24/14)',
  color: token('color-danger'),
  fontSize: token('text-s'),
});

/** The rule of a field, in the place of its message. */
export const fieldHint = css({ lineHeight: 'calc(24/14)', color: token('color-text-muted') });

/** A quiet remark at the end of the label's line. */
export const fieldRemark = css({
  gridArea: '1/2',
  display: 'flex',
  gap: 12,
  color: token('color-text-muted'),
});

/** A text button standing inside the end of a field. */
export const fieldButton = css({
  gridArea: '2/2',
  padding: '0 12px',
  border: 0,
  borderRadius: token('radius-m'),
  background: 'none',
  color: token('color-text-muted'),
  font: 'inherit',
  cursor: 'pointer',
  '@media (hover:hover)': { '&:hover': { color: token('color-text') } },
});
