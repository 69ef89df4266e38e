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
 * where there is one, and a line for the message below, kept free from the start so that nothing ever jumps.
 */
export const field = css({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  fontSize: token('text-s'),
  '& label': { marginBottom: 6, fontWeight: 500 },
  '& input': control,
  '& input:focus-visible': focusedControl,
  '& p': { gridColumn: '1/3' },
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

/** The line of words under a control. */
export const fieldMessage = css({
  // By the font's own size, so that one line is always free.
  minHeight: `calc(1em*${token('leading')})`,
  margin: '4px 0 6px',
  color: token('color-danger'),
  fontSize: token('text-s'),
});

/** A quiet remark at the end of the label's line. */
export const fieldRemark = css({ gridArea: '1/2', color: token('color-text-muted') });

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
