import type { ReactNode } from 'react';
import { css } from '#ui/styles/emotion';
import { names } from '#ui/styles/names';
import { token } from '#ui/styles/tokens';

type Props = { title: string; id: string; className?: string; children: ReactNode };

/** A section of the gallery with its title. */
export function Pane({ title, id, className, children }: Props) {
  return (
    <section className={names(pane, className)} aria-labelledby={`${id}-title`} data-testid={id}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}

const pane = css({
  minWidth: 0,
  padding: 16,
  border: `1px solid ${token('color-line')}`,
  borderRadius: token('radius-l'),
  background: token('color-surface'),
  '& h2': { marginBottom: 12, fontSize: token('text-l'), lineHeight: 1.4, fontWeight: 600 },
  '@media (min-width:960px)': { padding: 24 },
});
