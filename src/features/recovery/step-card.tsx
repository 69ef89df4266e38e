import { Card } from '#ui/card';
import type { Elements } from '#ui/elements';
import { css } from '#ui/styles/emotion';
import { STEP_ID, type Step, StepNumber } from './step-number';

type Props = { step: Step; title: string; children: Elements };

/** The card of a step of the recovery, with the number of the step below its title. */
export function StepCard({ step, title, children }: Props) {
  return (
    <Card title={title} describedBy={STEP_ID}>
      <div className={number}>
        <StepNumber step={step} />
      </div>
      {children}
    </Card>
  );
}

const number = css({ margin: '-16px 0 20px' });
