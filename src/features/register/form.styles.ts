import { css } from '../../ui/emotion';
import { token } from '../../ui/tokens';

/** A hint above the fields. */
export const remark = css({
  marginBottom: 12,
  color: token('color-text-muted'),
  fontSize: token('text-s'),
});
