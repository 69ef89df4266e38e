/** Icons by themselves: through the index of the package, every icon would count as used by each screen that has one. */
declare module 'lucide/dist/esm/icons/*.mjs' {
  import type { IconNode } from 'lucide';

  const shapes: IconNode;
  export default shapes;
}
