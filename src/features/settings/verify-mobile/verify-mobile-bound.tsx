import { Button } from '#ui/button';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { BoundValue, StateBadge } from '../binding/bound-value';
import { StepTitle } from '../binding/step-title';
import type { MobileViewProps } from './mobile-view-props';

/** The bound number and a button to change it, which starts with the password check. */
export function BoundMobile({ mobile, onGo }: MobileViewProps) {
  const { verifyMobile: words } = useAreaTexts('settings').binding;
  return (
    <>
      <StepTitle title={words.title} hint={words.hint} />
      <BoundValue value={mobile}>
        <StateBadge>{words.bound}</StateBadge>
      </BoundValue>
      <Button variant="quiet" data-testid="change" onClick={() => onGo('check')}>
        {words.change}
      </Button>
    </>
  );
}
