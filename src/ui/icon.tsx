import type { IconNode } from 'lucide';
import { createElement } from 'react';
import { css } from './styles/emotion';

type Props = {
  /** Shapes of Lucide. */
  shapes: IconNode;
  /** Width and height in pixels: 16 beside small text. */
  size?: 16 | 20;
};

/** A line icon in the colour of the text, beside words that say the same, or in a control that has a name. */
export function Icon({ shapes, size = 20 }: Props) {
  return (
    <svg className={lines} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
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
