import { css } from '../../ui/emotion';
import { token } from '../../ui/tokens';

export const form = css({ display: 'grid', gap: 4 });

/** A remark above the fields. */
export const remark = css({
  marginBottom: 12,
  color: token('color-text-muted'),
  fontSize: token('text-s'),
});
