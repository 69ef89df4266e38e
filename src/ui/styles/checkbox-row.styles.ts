import { css } from './emotion';
import { token } from './tokens';

/** A checkbox and its label, tall enough as a touch target. */
export const checkboxRow = css({
  display: 'inline-flex',
  gap: 8,
  minHeight: token('control-height'),
  // With one line of text, as high as a control.
  padding: `calc((${token('control-height')} - ${token('leading')}*1em)/2) 0`,
  fontSize: token('text-s'),
  cursor: 'pointer',
  // In the middle of the label's first line.
  '& input': {
    flex: 'none',
    width: 18,
    height: 18,
    marginTop: 'calc(.8em - 9px)',
    font: 'inherit',
    accentColor: token('color-brand'),
  },
  '& [aria-invalid] + span': { color: token('color-danger') },
});
