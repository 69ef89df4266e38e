import type { IconNode } from 'lucide';
import type { Tree } from '#lib/document/draw-tree';

/** Returns a line icon as `Icon` renders it, for what is drawn without React. */
export function iconTree(shapes: IconNode, size: number): Tree {
  const look = {
    viewBox: '0 0 24 24',
    width: `${size}`,
    height: `${size}`,
    'aria-hidden': 'true',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '1.75',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  };
  return ['svg', look, ...shapes.map(([shape, attributes]): Tree => [shape, attributes as never])];
}
