import type { MouseEvent, ReactNode } from 'react';
import { pathTo, type RouteName } from '../../config/paths';
import { Link } from '../../ui/link';
import { useHrefOf } from './use-href-of';
import { useNavigate } from './use-navigate';

type Props = { to: RouteName; children: ReactNode };

/** A link to a named route: a real address for the browser, the page's own navigation for a plain press. */
export function RouteLink({ to, children }: Props) {
  const hrefOf = useHrefOf();
  const navigate = useNavigate();

  function handleClick(event: MouseEvent) {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(to);
  }
  return (
    <Link href={hrefOf(pathTo(to))} onClick={handleClick}>
      {children}
    </Link>
  );
}
