import type { IconNode } from 'lucide';
import { createElement } from 'react';
import { css } from './styles/emotion';
import { names } from './styles/names';

type Props = {
  /** Shapes of Lucide. */
  shapes: IconNode;
  /** Width and height in pixels: 16 beside small text. */
  size?: 16 | 20;
  className?: string | undefined;
};

/** A line icon in the colour of the text, beside words that say the same, or in a control that has a name. */
export function Icon({ shapes, size = 20, className }: Props) {
  return (
    <svg
      className={names(lines, className)}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
    >
      {shapes.map(([shape, attributes], index) => createElement(shape, { key: index, ...attributes }))}
    </svg>
  );
}

const lines = css({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  verticalAlign: '-3px',
});
