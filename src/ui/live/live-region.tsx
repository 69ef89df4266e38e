import { type ComponentProps, useState } from 'react';
import { useNextFrame } from './use-next-frame';

type Props = ComponentProps<'div'> & {
  'data-testid'?: string | undefined;
  /** Interrupts what a screen reader is saying. */
  isAlert?: boolean;
};

/** A live region, which is inserted before its content. */
export function LiveRegion({ isAlert, children, ...rest }: Props) {
  const [hasContent, setContent] = useState(false);
  useNextFrame(() => void setContent(true));
  return (
    <div {...rest} role={isAlert ? 'alert' : 'status'}>
      {hasContent && children}
    </div>
  );
}
