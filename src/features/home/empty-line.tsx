import type { IconNode } from 'lucide';
import { Icon } from '#ui/icon';
import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';

/** In place of a list of the home that is empty, one line. */
export function EmptyLine({ shapes, text }: { shapes: IconNode; text: string }) {
  return (
    <p className={line}>
      <Icon shapes={shapes} />
      <span>{text}</span>
    </p>
  );
}

const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: 16,
  // Visible only with forced colours, which remove the background.
  border: '1px solid transparent',
  borderRadius: token('radius-m'),
  background: token('color-surface-sunken'),
});
