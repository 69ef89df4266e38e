import { Card } from '#ui/card';
import type { Elements } from '#ui/elements';
import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';
import { STEP_ID, type Step, StepNumber } from './step-number';

type Props = { step: Step; title: string; children: Elements };

const STEPS: readonly Step[] = [1, 2, 3];

/** The card of a step of the recovery, with a bar for each step and the number of this one below its title. */
export function StepCard({ step, title, children }: Props) {
  return (
    <Card title={title} describedBy={STEP_ID}>
      <div className={number}>
        <div className={bars} aria-hidden="true">
          {STEPS.map((each) => (
            <i key={each} className={each <= step ? reached : ''} />
          ))}
        </div>
        <StepNumber step={step} />
      </div>
      {children}
    </Card>
  );
}

const number = css({ margin: '-16px 0 20px' });
const bars = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3,1fr)',
  gap: 6,
  margin: '4px 0 8px',
  '& > i': { height: 4, borderRadius: 2, background: token('color-line') },
  '@media (forced-colors:active)': { '& > i': { border: '1px solid CanvasText' } },
});
const reached = css({
  '&&': { background: token('color-brand') },
  '@media (forced-colors:active)': { '&&': { background: 'Highlight' } },
});
