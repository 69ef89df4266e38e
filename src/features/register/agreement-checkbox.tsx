import { pathTo } from '#config/paths';
import { useHrefOf } from '#shared/navigation/use-href-of';
import { Checkbox } from '#ui/forms/fields/checkbox';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { usePageConfig } from '#ui/hooks/use-page-config';
import { Link } from '#ui/link';
import { visuallyHidden } from '#ui/styles/visually-hidden.styles';

type Props = { name: string; id: string; isMobileSite: boolean };

/**
 * Unchecked by default (OQ-52). The agreement opens in a new window, so that the form keeps its values
 * (REG-15).
 */
export function AgreementCheckbox({ name, id, isMobileSite }: Props) {
  const { register } = useAreaTexts('account');
  const address = useAgreementAddress(isMobileSite);
  const [before, after] = register.agree.split('{agreement}');
  return (
    <Checkbox
      name={name}
      id={id}
      label={
        <>
          <span>{before}</span>
          <Link href={address} target="_blank" rel="noopener">
            <span>{register.agreement}</span>
            <span className={visuallyHidden}>{register.newWindow}</span>
          </Link>
          <span>{after}</span>
        </>
      }
    />
  );
}

function useAgreementAddress(isMobileSite: boolean): string {
  const agreementUrl = usePageConfig('agreementUrl');
  const hrefOf = useHrefOf();
  return agreementUrl || hrefOf(pathTo(isMobileSite ? 'MAgreement' : 'ServiceAgreement'));
}
