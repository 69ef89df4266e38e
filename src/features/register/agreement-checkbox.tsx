import type { ComponentProps } from 'react';
import { useHref } from '#shared/navigation/use-href-of';
import { FilledText } from '#ui/filled-text';
import { Checkbox } from '#ui/forms/fields/checkbox';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { usePageConfig } from '#ui/hooks/use-page-config';
import { Link } from '#ui/link';
import { visuallyHidden } from '#ui/styles/visually-hidden.styles';
import { useAgreementText } from './use-agreement-text';

type Props = Omit<ComponentProps<typeof Checkbox>, 'label'> & { isMobileSite: boolean };

/**
 * Unchecked by default (OQ-52). The agreement and the privacy policy open in a new window, so that the form keeps its
 * values (REG-15).
 */
export function AgreementCheckbox({ isMobileSite, ...checkbox }: Props) {
  const { register } = useAreaTexts('account');
  const agreementUrl = usePageConfig('agreementUrl');
  const privacyUrl = usePageConfig('privacyUrl');
  const screen = useHref(isMobileSite ? 'MAgreement' : 'ServiceAgreement');
  const link = (href: string, title: string) => (
    <Link href={href} target="_blank" rel="noopener">
      <span>{title}</span>
      <span className={visuallyHidden}>{register.newWindow}</span>
    </Link>
  );
  return (
    <Checkbox
      {...checkbox}
      label={
        <FilledText
          text={useAgreementText(register.agree)}
          values={{
            agreement: link(agreementUrl || screen, register.agreement),
            privacy: link(privacyUrl, register.privacy),
          }}
        />
      }
    />
  );
}
