import type { ComponentProps } from 'react';
import { ownAddress } from '#lib/document/page-url';
import { linkLook } from './styles/link.styles';
import { names } from './styles/names';

/** A link. */
export function Link({ className, part, href, ...rest }: ComponentProps<'a'>) {
  return (
    <a
      {...rest}
      href={href && ownAddress(href)}
      className={names(linkLook, className)}
      part={names('link', part)}
    />
  );
}
