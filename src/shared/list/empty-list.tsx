import { usePageConfig } from '#ui/hooks/use-page-config';
import { Link } from '#ui/link';
import { css } from '#ui/styles/emotion';

type Props = { text: string; linkText: string };

/** Text of an empty list with a link to the portal. */
export function EmptyList({ text, linkText }: Props) {
  const portalHome = usePageConfig('portalHome');
  return (
    <p className={line} data-testid="empty">
      <span>{text}</span>
      <Link href={portalHome}>{linkText}</Link>
    </p>
  );
}

const line = css({ display: 'flex', flexWrap: 'wrap', gap: '8px 16px', padding: '16px 0' });
