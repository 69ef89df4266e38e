import { boxInWindow, zoomOf } from '#lib/document/zoom';

/** Screens on which the menu is a sheet at their lower edge. */
export const SHEET_SCREEN = '(max-width:479px)';

/** Distance of the menu from the button and from the edges of the window. */
const GAP = 8;

/** One horizontal and one vertical edge of a box, by its place in the window, in pixels of the window. */
type Edges = readonly [across: ['left' | 'right', number], down: ['top' | 'bottom', number]];

/**
 * Places the box below the button, or above it where there is more room, and inside the window. It is anchored at the
 * edges that do not move when its content is loaded.
 * @param isInTopLayer whether the box is placed in the window; otherwise an ancestor with a transform or filter may contain it
 */
export function placeMenu(box: HTMLElement, button: HTMLElement, isInTopLayer: boolean): void {
  const { style } = box;
  style.inset = style.maxWidth = style.maxHeight = style.transform = '';
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const zoom = zoomOf(box);
  const isSheet = matchMedia(SHEET_SCREEN).matches;
  // In some browsers, `vh` is enlarged too.
  if (isSheet && zoom !== 1) style.maxHeight = `${(0.8 * height) / zoom}px`;
  const edges = isSheet ? sheetEdges(height) : menuEdges(box, button, width, height, zoom);
  if (!isSheet)
    for (const [edge, at] of edges) {
      const size = edge === 'right' ? width : height;
      style[edge] = `${(edge === 'right' || edge === 'bottom' ? size - at : at) / zoom}px`;
    }
  if (!isInTopLayer) shift(box, edges, zoom);
}

function sheetEdges(height: number): Edges {
  return [
    ['left', 0],
    ['bottom', height],
  ];
}

function menuEdges(
  box: HTMLElement,
  button: HTMLElement,
  width: number,
  height: number,
  zoom: number,
): Edges {
  const gap = GAP * zoom;
  const at = boxInWindow(button);
  const own = boxInWindow(box);
  if (own.width > width - 2 * gap) box.style.maxWidth = `${width / zoom - 2 * GAP}px`;
  const [above, below] = [at.top - 2 * gap, height - at.bottom - 2 * gap];
  const isBelow = own.height <= below || below >= above;
  const isRight = at.left + at.right > width;
  const across = Math.max(Math.min(isRight ? width - at.right : at.left, width - own.width - gap), gap);
  box.style.maxHeight = `${Math.max(isBelow ? below : above, 0) / zoom}px`;
  return [
    isRight ? ['right', width - across] : ['left', across],
    isBelow ? ['top', at.bottom + gap] : ['bottom', at.top - gap],
  ];
}

/** Moves a box to its edges in the window that another containing block has displaced. */
function shift(box: HTMLElement, edges: Edges, zoom: number): void {
  const is = boxInWindow(box);
  const [across, down] = edges.map(([edge, at]) => (at - is[edge]) / zoom);
  if (across || down) box.style.transform = `translate(${across}px,${down}px)`;
}
