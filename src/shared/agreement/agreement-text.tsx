import type { ReactNode } from 'react';
import { css } from '../../ui/emotion';
import { token } from '../../ui/tokens';

type Props = {
  /** Of the element; what the portal puts there takes the summary's place. */
  slot: string;
  summary: string;
  points: readonly string[];
  /** The way to the whole text, where there is one. */
  children: ReactNode;
};

/** An agreement of the portal: its own text, or else a summary that says that it is one (AGREE-03, OQ-76). */
export function AgreementText({ slot, summary, points, children }: Props) {
  return (
    <slot name={slot}>
      <div className={text}>
        <p>{summary}</p>
        <ol>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ol>
        {children && <p>{children}</p>}
      </div>
    </slot>
  );
}

const text = css({
  display: 'grid',
  gap: 16,
  '& p:first-of-type': { color: token('color-text-muted') },
  '& ol': { paddingInlineStart: 22 },
});
