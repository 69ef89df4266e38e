import { fill } from '#i18n/fill';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';

export type Step = 1 | 2 | 3;

/** Describes the title of a step. */
export const STEP_ID = 'step';

/** The number of a step of the recovery. */
export function StepNumber({ step }: { step: Step }) {
  const { recovery } = useAreaTexts('account');
  return (
    <p id={STEP_ID} className={number} data-testid="step">
      {fill(recovery.step, { n: step })}
    </p>
  );
}

const number = css({ color: token('color-text-muted'), fontSize: token('text-s') });
