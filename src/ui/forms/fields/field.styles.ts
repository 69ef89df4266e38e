import { controlBox, focusedControl } from '../../styles/control.styles';
import { css } from '../../styles/emotion';
import { token } from '../../styles/tokens';

/** Box of a control in the grid of its field. */
export const control = { gridArea: '2/1/3/3', ...controlBox } as const;

/**
 * Layout of one labelled control: the label above it (with space for a remark), an optional button inside its end, and
 * the message line below. A field is 96 px high: label 20, control 44, message 32.
 */
export const field = css({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  fontSize: token('text-s'),
  // One line takes 14 px plus a 6 px gap to the control; the line height is 20 px.
  '& label,& label + span': { margin: '-3px 0 3px', lineHeight: 'calc(20/14)' },
  '& input': control,
  '& ::placeholder': { color: token('color-text-muted'), opacity: 1 },
  '& input:focus-visible': focusedControl,
  '& p': { gridArea: '3/1/4/3' },
  '& [aria-invalid]': { borderColor: token('color-danger') },
  // Autofill sets its own background, and a text colour that ignores the dark scheme.
  '& input:-webkit-autofill': {
    boxShadow: `inset 0 0 0 50px ${token('color-brand-soft')}`,
    WebkitTextFillColor: token('color-text'),
  },
});

/** Layout of a control with a button beside it. */
export const fieldWithButton = css({
  columnGap: 8,
  '& label': { gridColumn: '1/3' },
  '& input': { gridArea: '2/1/3/2' },
  '& button': { gridArea: '2/2/3/3' },
});

/**
 * The sign of an invalid field (OQ-79). The second value of `content` hides it from screen readers, which read the message.
 */
export const invalidSign = {
  content: ['"!"', '"!"/""'],
  width: 18,
  height: 18,
  border: '1px solid transparent',
  borderRadius: '50%',
  fontSize: 12,
  fontWeight: 700,
  lineHeight: '16px',
  textAlign: 'center',
} as const;

/** Distinguishes an error from a hint where colours are forced. */
export const signedIfForced = {
  '@media (forced-colors:active)': {
    '&:not(:empty)::before': { ...invalidSign, display: 'inline-block', marginInlineEnd: 6 },
  },
} as const;

/**
 * The message line under a control. It is also the gap to the next field (32 px), so a one-line message shifts nothing;
 * a longer message moves the next field down. The message is nearer to its control than to the next label.
 */
export const fieldMessage = css({
  padding: 'calc(2em/14) 0 calc(12em/14)',
  lineHeight: 'calc(18/14)',
  minHeight: 'calc(32em/14)',
  color: token('color-danger'),
  fontSize: token('text-s'),
  ...signedIfForced,
});

/** Hint shown in place of the message. */
export const fieldHint = css({ color: token('color-text-muted') });

/** Field with a hint: a line of 34 px, which separates the hint, or the message, from the next label. */
export const fieldWithHint = css({
  '& p': { padding: 'calc(4em/14) 0 calc(12em/14)', lineHeight: 'calc(18/14)' },
});

/** Secondary text at the end of the label line. */
export const fieldRemark = css({
  gridArea: '1/2',
  display: 'flex',
  gap: 12,
  minWidth: 0,
  color: token('color-text-muted'),
});

/** A button with an icon inside the end of a field. */
export const fieldButton = css({
  gridArea: '2/2',
  // The column is as wide as the remark above.
  justifySelf: 'end',
  minWidth: 44,
  padding: 0,
  border: 0,
  borderRadius: token('radius-m'),
  background: 'none',
  color: token('color-text-muted'),
  cursor: 'pointer',
  '@media (hover:hover)': { '&:hover': { color: token('color-text') } },
});
