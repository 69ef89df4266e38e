import { Button } from '../../../ui/button';
import { useAreaTexts } from '../../../ui/use-area-texts';
import { Badge, Bound } from './bound';
import { StepTitle } from './step';
import type { MobileViewProps } from './verify-mobile';

/** The number as the server gives it, and the way to another one, which begins with the password again. */
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
