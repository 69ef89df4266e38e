import type { MouseEvent, ReactNode } from 'react';
import type { RouteName } from '../../config/paths';
import { Link } from '../../ui/link';
import { addressOf, type UrlParams } from './address';
import { useHrefOf } from './use-href-of';
import { useNavigate } from './use-navigate';

type Props = {
  to: RouteName;
  params?: UrlParams | undefined;
  query?: UrlParams;
  'aria-label'?: string;
  'aria-current'?: 'page' | undefined;
  children: ReactNode;
};

/** A link to a named route; a click without modifier keys navigates through the router. */
export function RouteLink({ to, params, query, ...rest }: Props) {
  const hrefOf = useHrefOf();
  const navigate = useNavigate();

  function handleClick(event: MouseEvent) {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(to, { params, query });
  }
  return <Link {...rest} href={hrefOf(addressOf(to, params, query))} onClick={handleClick} />;
}
