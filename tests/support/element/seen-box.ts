type Seen = { left: number; top: number; right: number; bottom: number };

/** Distance of the points in which an element is searched, and so the least width and height that are found. */
const STEP = 4;

/**
 * Returns the box in which a pointer meets an element of a widget, in whole pixels of the window. Not by
 * `getBoundingClientRect`, whose pixels are not those of the pointer in every browser.
 */
export function seenBox(widget: HTMLElement, selector: string): Seen {
  const page = widget.ownerDocument;
  const { innerWidth, innerHeight } = page.defaultView as Window;
  const isAt = (x: number, y: number) =>
    page.elementFromPoint(x, y) === widget &&
    Boolean(widget.shadowRoot?.elementFromPoint(x, y)?.closest(selector));
  for (let y = STEP; y < innerHeight; y += STEP)
    for (let x = STEP; x < innerWidth; x += STEP) if (isAt(x, y)) return around(x, y, isAt);
  throw new Error(`${selector} is not in sight.`);
}

/** The box around a point; from its middle, because a corner may be round. */
function around(x: number, y: number, isAt: (x: number, y: number) => boolean, turns = 2): Seen {
  const end = (byX: number, byY: number) => {
    let n = 0;
    while (isAt(x + n * byX, y + n * byY)) n += 1;
    return n;
  };
  const box = {
    left: x - end(-1, 0) + 1,
    right: x + end(1, 0),
    top: y - end(0, -1) + 1,
    bottom: y + end(0, 1),
  };
  const middle = (from: number, to: number) => Math.floor((from + to) / 2);
  return turns ? around(middle(box.left, box.right), middle(box.top, box.bottom), isAt, turns - 1) : box;
}
