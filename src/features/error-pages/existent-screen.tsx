import Link from 'lucide/dist/esm/icons/link.mjs';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { ErrorPage } from './error-page';

/**
 * `/existent`: the third-party account is already bound to another account (doc 3 § 2, ROUTE-44, PAGE-05).
 */
export function Screen() {
  const { existent } = useAreaTexts('portal');
  return <ErrorPage picture={Link} {...existent} />;
}
