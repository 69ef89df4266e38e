import { AgreementText } from '#shared/agreement/agreement-text';
import { Heading } from '#ui/heading';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { usePageConfig } from '#ui/hooks/use-page-config';
import { Link } from '#ui/link';
import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';
import { visuallyHidden } from '#ui/styles/visually-hidden.styles';

/**
 * The agreement on the deletion in a scrollable box: the content of the slot `cancel-agreement`, or a summary
 * with a link to a separate page (`cancelAgreementUrl`; CANCEL-01, OQ-76).
 */
export function DeletionAgreement() {
  const { cancellation } = useAreaTexts('settings');
  const { agreement, register } = useAreaTexts('account');
  const address = usePageConfig('cancelAgreementUrl');
  return (
    <div>
      <Heading level={2} className={heading}>
        {cancellation.agreement}
      </Heading>
      <section
        className={box}
        data-testid="deletion-agreement"
        aria-label={cancellation.agreement}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it must be focusable to scroll by keyboard
        tabIndex={0}
      >
        <AgreementText
          slot="cancel-agreement"
          summary={cancellation.summary}
          points={Object.values(cancellation.points)}
        >
          {address && (
            // In a new window, so that the reading countdown goes on.
            <Link href={address} target="_blank" rel="noopener">
              <span>{agreement.fullText}</span>
              <span className={visuallyHidden}>{register.newWindow}</span>
            </Link>
          )}
        </AgreementText>
      </section>
    </div>
  );
}

const heading = css({ marginBottom: 8, fontSize: token('text-m'), fontWeight: 600 });
const box = css({
  position: 'relative',
  maxHeight: 300,
  padding: '16px 20px',
  border: `1px solid ${token('color-line')}`,
  borderRadius: token('radius-m'),
  overflow: 'auto',
  background: token('color-surface-sunken'),
  fontSize: token('text-s'),
  overflowWrap: 'anywhere',
});
