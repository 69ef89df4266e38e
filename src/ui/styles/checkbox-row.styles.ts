import { css } from './emotion';
import { token } from './tokens';

/** A checkbox and its label, tall enough as a touch target. */
export const checkboxRow = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: token('control-height'),
  fontSize: token('text-s'),
  cursor: 'pointer',
  '& input': { flex: 'none', width: 18, height: 18, accentColor: token('color-brand') },
  '& [aria-invalid] + span': { color: token('color-danger') },
});
