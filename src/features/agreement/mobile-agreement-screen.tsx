import { useTexts } from '#ui/language';
import { AgreementPage } from './agreement-page';

/** MAgreement (AGREE-02). */
export function Screen() {
  const { common } = useTexts();
  return <AgreementPage closeLabel={common.close} backTo="MRegister" />;
}
