import { useMessages } from '../../ui/language';
import { AgreementPage } from './agreement-page';

/** MAgreement (AGREE-02). */
export function Screen() {
  const { common } = useMessages();
  return <AgreementPage closeLabel={common.close} backTo="MRegister" />;
}
