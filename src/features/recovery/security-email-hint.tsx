import type { SecurityEmail } from '../../api/recovery';
import type { Loaded } from '../../shared/loaded/use-loaded';
import { Button } from '../../ui/button';
import { useAreaTexts } from '../../ui/use-area-texts';

type Props = Loaded<SecurityEmail> & { retry(): void };

/** Which address it is, partly masked; or why it cannot be chosen (RECOV-07). */
export function SecurityEmailHint({ phase, value, retry }: Props) {
  const { method } = useAreaTexts('account').recovery;
  if (phase === 'loading') return method.asking;
  if (value) return value.isReady ? value.email : method.none;
  return (
    <>
      {method.unknown}{' '}
      <Button variant="link" part="retry" onClick={retry}>
        {method.retry}
      </Button>
    </>
  );
}
