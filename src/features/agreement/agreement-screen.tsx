import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { AgreementPage } from './agreement-page';

/** ServiceAgreement (AGREE-01). */
export function Screen() {
  const { agreement } = useAreaTexts('account');
  return <AgreementPage closeLabel={agreement.closePage} backTo="Register" />;
}
