import type { MaskedSecurityEmail } from '#api/sign-in/recovery';
import type { Query } from '#data/use-query';
import { Button } from '#ui/button';
import { useAreaTexts } from '#ui/hooks/use-area-texts';

type Props = { query: Query<MaskedSecurityEmail> };

/** The partly masked security email, or the reason why it cannot be chosen (RECOV-07). */
export function SecurityEmailHint({ query: { value, error, retry } }: Props) {
  const { method } = useAreaTexts('account').recovery;
  if (value) return <span>{value.isReady ? value.email : method.none}</span>;
  if (!error) return <span>{method.asking}</span>;
  return (
    <>
      <span>{method.unknown}</span>{' '}
      <Button variant="link" data-testid="retry" onClick={retry}>
        {method.retry}
      </Button>
    </>
  );
}
