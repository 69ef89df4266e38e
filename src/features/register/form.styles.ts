import { css } from '../../ui/styles/emotion';
import { token } from '../../ui/styles/tokens';

/** A hint above the fields. */
export const remark = css({
  marginBottom: 16,
  color: token('color-text-muted'),
  fontSize: token('text-s'),
  '& a': { whiteSpace: 'nowrap' },
});
