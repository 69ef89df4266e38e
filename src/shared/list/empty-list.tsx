import type { Picture } from '#ui/drawing';
import { EmptyState } from '#ui/empty-state';
import { usePageConfig } from '#ui/hooks/use-page-config';
import { Link } from '#ui/link';
import { primaryLink } from '#ui/styles/button-link.styles';

type Props = { picture: Picture; text: string; linkText: string };

/** In place of an empty list, with a link to the portal. */
export function EmptyList({ picture, text, linkText }: Props) {
  const portalHome = usePageConfig('portalHome');
  return (
    <EmptyState
      data-testid="empty"
      picture={picture}
      title={text}
      action={
        <Link href={portalHome} className={primaryLink}>
          {linkText}
        </Link>
      }
    />
  );
}
