import type { RouteName } from '#config/paths';
import { AgreementText } from '#shared/agreement/agreement-text';
import { useNavigate } from '#shared/navigation/use-navigate';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { usePageConfig } from '#ui/hooks/use-page-config';
import { Link } from '#ui/link';
import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';

type Props = { closeLabel: string; backTo: RouteName };

/**
 * The service agreement. The portal supplies its text in the slot `agreement` or on a separate page
 * (`agreementUrl`); without both, a summary labelled as one is shown (AGREE-03, AGREE-04, OQ-76).
 */
export function AgreementPage({ closeLabel, backTo }: Props) {
  const { agreement } = useAreaTexts('account');
  const { summary, onePhone, idle, minors, deletion, law, fullText } = agreement;
  const agreementUrl = usePageConfig('agreementUrl');
  const navigate = useNavigate();

  /** Browsers close only windows opened by a script; in any other window this goes back to the form. */
  function close() {
    window.close();
    if (!window.closed) navigate(backTo);
  }
  return (
    <Card title={agreement.title} className={page}>
      <AgreementText slot="agreement" summary={summary} points={[onePhone, idle, minors, deletion, law]}>
        {agreementUrl && <Link href={agreementUrl}>{fullText}</Link>}
      </AgreementText>
      <p className={end}>
        <Button onClick={close}>{closeLabel}</Button>
      </p>
    </Card>
  );
}

const page = css({
  '&&': {
    maxWidth: 560,
    '& li': { padding: '12px 0 12px 8px', borderBottom: `1px solid ${token('color-line')}` },
    '& li::marker': { color: token('color-brand'), fontWeight: 600 },
  },
});
const end = css({ marginTop: 24 });
