import type { Elements } from '#ui/elements';
import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';

type Props = {
  /** Slotted content replaces the summary. */
  slot: 'agreement' | 'cancel-agreement';
  summary: string;
  points: readonly string[];
  /** Link to the full text, if there is one. */
  children: Elements;
};

/** An agreement: the portal's slotted text, or a summary that is labelled as a summary (AGREE-03, OQ-76). */
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
