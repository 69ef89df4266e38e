import type { ComponentProps } from 'react';
import { linkLook } from './styles/link.styles';
import { names } from './styles/names';

/** A link. */
export function Link({ className, part, ...rest }: ComponentProps<'a'>) {
  return <a {...rest} className={names(linkLook, className)} part={names('link', part)} />;
}
