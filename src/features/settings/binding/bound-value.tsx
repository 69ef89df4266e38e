import type { ReactNode } from 'react';
import type { Elements } from '#ui/elements';
import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';

/** A bound address or number, followed by a state or link. */
export function BoundValue({ value, children }: { value: string; children?: Elements }) {
  return (
    <p className={line}>
      <span className={words} data-testid="bound" translate="no">
        {value}
      </span>
      {children}
    </p>
  );
}

/** The state of the bound value. */
export function StateBadge({ children }: { children: ReactNode }) {
  return <span className={badge}>{children}</span>;
}

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: 44,
  margin: '12px 0 20px',
});
const words = css({ fontWeight: 600, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' });
const badge = css({
  padding: '1px 10px',
  border: '1px solid transparent',
  borderRadius: 999,
  background: token('color-success-soft'),
  color: token('color-success'),
  fontSize: token('text-s'),
});
