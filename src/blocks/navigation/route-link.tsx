import type { MouseEvent, ReactNode } from 'react';
import { pathTo, type RouteName } from '../../config/paths';
import { Link } from '../../ui/link';
import { type SourceQuery, withQuery } from './source';
import { useHrefOf } from './use-href-of';
import { useNavigate } from './use-navigate';

type Props = { to: RouteName; query?: SourceQuery; children: ReactNode };

/** A link to a named route: a real address for the browser, the page's own navigation for a plain press. */
export function RouteLink({ to, query, children }: Props) {
  const hrefOf = useHrefOf();
  const navigate = useNavigate();

  function handleClick(event: MouseEvent) {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(to, query && { query });
  }
  return (
    <Link href={hrefOf(withQuery(pathTo(to), query))} onClick={handleClick}>
      {children}
    </Link>
  );
}
