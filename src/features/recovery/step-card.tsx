import { fill } from '#i18n/fill';
import { Card } from '#ui/card';
import type { Elements } from '#ui/elements';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';

type Props = { step: 1 | 2 | 3; title: string; children: Elements };

const STEP_ID = 'step';

/** The card of a step of the recovery, with the number of the step below its title. */
export function StepCard({ step, title, children }: Props) {
  const { recovery } = useAreaTexts('account');
  return (
    <Card title={title} describedBy={STEP_ID}>
      <p id={STEP_ID} className={number} data-testid="step">
        {fill(recovery.step, { n: step })}
      </p>
      {children}
    </Card>
  );
}

const number = css({
  margin: '-16px 0 20px',
  color: token('color-text-muted'),
  fontSize: token('text-s'),
});
