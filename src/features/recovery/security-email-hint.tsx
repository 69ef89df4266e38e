import { Button } from '../../ui/button';
import { useAreaTexts } from '../../ui/use-area-texts';
import type { SecurityEmailState } from './use-security-email';

type Props = { state: SecurityEmailState; retry(): void };

/** Which address it is, partly masked; or why it cannot be chosen (RECOV-07). */
export function SecurityEmailHint({ state, retry }: Props) {
  const { method } = useAreaTexts('account').recovery;
  if (state === null) return method.asking;
  if (state !== 'failed') return state.isReady ? state.email : method.none;
  return (
    <>
      {method.unknown}{' '}
      <Button variant="link" part="retry" onClick={retry}>
        {method.retry}
      </Button>
    </>
  );
}
