import type { ComponentProps } from 'react';
import { useIsInPage } from './host';

type Props = ComponentProps<'h1'> & {
  /** 1 for the title of a view, and so on below it. */
  level: 1 | 2 | 3;
};

/** A heading. The portal is a page, so its title is an h1; any other element is in a page that has one of its own. */
export function Heading({ level, ...rest }: Props) {
  const Tag = `h${useIsInPage() ? level + 1 : level}` as 'h1';
  return <Tag {...rest} />;
}
