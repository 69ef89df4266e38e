import { Heading } from '#ui/heading';
import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';

type Props = {
  title: string;
  /** Explanation of the step. */
  hint?: string;
};

/** Title of a step in a sub-tab; focused when the step changes. */
export function StepTitle({ title, hint }: Props) {
  return (
    <div className={head}>
      <Heading level={2} part="title" data-testid="step-title" tabIndex={-1}>
        {title}
      </Heading>
      {hint && <p>{hint}</p>}
    </div>
  );
}

const head = css({
  marginBottom: 20,
  '& h2,& h3': { fontSize: token('text-l'), lineHeight: 1.3, fontWeight: 600 },
  '& p': { marginTop: 4, color: token('color-text-muted'), fontSize: token('text-s') },
});
