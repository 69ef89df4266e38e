import type { ComponentProps, MouseEvent } from 'react';
import type { RouteName } from '#config/paths';
import { Link } from '#ui/link';
import type { UrlParams } from './address';
import { useHref } from './use-href-of';
import { useNavigate } from './use-navigate';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  to: RouteName;
  params?: UrlParams | undefined;
  /** A function, called for the current query, when the prerender has none. */
  query?: UrlParams | (() => UrlParams) | undefined;
  /** Handles a click without modifier keys in place of the navigation, which it may make later. */
  onPress?: (navigate: () => void) => void;
};

/** A link to a named route; a click without modifier keys navigates through the router. */
export function RouteLink({ to, params, query, onClick, onPress, ...rest }: Props) {
  const currentQuery = () => (typeof query === 'function' ? query() : query);
  const href = useHref(to, params, currentQuery);
  const navigate = useNavigate();

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const go = () => navigate(to, { params, query: currentQuery() });
    if (onPress) onPress(go);
    else go();
  }
  return <Link {...rest} href={href} onClick={handleClick} />;
}
