import { Button } from '../../../../ui/button';
import { useAreaTexts } from '../../../../ui/hooks/use-area-texts';
import { Badge, Bound } from '../bound';
import { StepTitle } from '../step';
import type { MobileViewProps } from './verify-mobile';

/** The bound number and a button to change it, which starts with the password check. */
export function BoundMobile({ mobile, onGo }: MobileViewProps) {
  const { verifyMobile: words } = useAreaTexts('settings').binding;
  return (
    <>
      <StepTitle title={words.title} hint={words.hint} />
      <Bound value={mobile}>
        <Badge>{words.bound}</Badge>
      </Bound>
      <Button variant="quiet" part="change" onClick={() => onGo('check')}>
        {words.change}
      </Button>
    </>
  );
}
