import type { ComponentProps, MouseEvent } from 'react';
import type { RouteName } from '../../config/paths';
import { Link } from '../../ui/link';
import { addressOf, type UrlParams } from './address';
import { useHrefOf } from './use-href-of';
import { useNavigate } from './use-navigate';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  to: RouteName;
  params?: UrlParams | undefined;
  query?: UrlParams | undefined;
};

/** A link to a named route; a click without modifier keys navigates through the router. */
export function RouteLink({ to, params, query, onClick, ...rest }: Props) {
  const hrefOf = useHrefOf();
  const navigate = useNavigate();

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(to, { params, query });
  }
  return <Link {...rest} href={hrefOf(addressOf(to, params, query))} onClick={handleClick} />;
}
