import { Button } from '#ui/button';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { BoundValue, StateBadge } from '../binding/bound-value';
import { StepTitle } from '../binding/step-title';
import type { PhoneViewProps } from './phone-view-props';

/** The bound number and a button to change it, which starts with the password check. */
export function BoundPhone({ phone, onGo }: PhoneViewProps) {
  const { verifyMobile: words } = useAreaTexts('settings').binding;
  return (
    <>
      <StepTitle title={words.title} hint={words.hint} />
      <BoundValue value={phone}>
        <StateBadge>{words.bound}</StateBadge>
      </BoundValue>
      <Button variant="quiet" data-testid="change" onClick={() => onGo('check')}>
        {words.change}
      </Button>
    </>
  );
}
