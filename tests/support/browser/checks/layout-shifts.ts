import type { Page } from 'puppeteer-core';

/** A layout shift: its value, when it happened, and the elements that moved. */
export type Shift = { value: number; atMs: number; moved: string[] };

type LayoutShift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

/** 1.6 Mb/s down, 750 kb/s up, and 150 ms. */
const NETWORK = { download: 200_000, upload: 93_750, latency: 150 };
/** A processor of a quarter of the speed. */
const CPU_FACTOR = 4;

/** Makes the network and the processor of a page slow. */
export async function slowDown(page: Page): Promise<void> {
  await page.emulateNetworkConditions(NETWORK);
  await page.emulateCPUThrottling(CPU_FACTOR);
}

/** Records the layout shifts of every document that the page opens from now on. */
export async function recordShifts(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(record);
}

/** Returns the shifts of the current document until the next frame is shown. */
export function shiftsOf(page: Page): Promise<Shift[]> {
  return page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    await nextFrame();
    await nextFrame();
    return (window as unknown as { shifts: Shift[] }).shifts;
  });
}

/** Runs in the page, before any of its scripts. */
function record(): void {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const { value, startTime, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
      if (hadRecentInput) continue;
      const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
        const name = node instanceof Element ? `${node.localName}#${node.id}` : node?.nodeName;
        return `${name} ${from.x},${from.y} ${from.width}x${from.height} > ${to.x},${to.y} ${to.width}x${to.height}`;
      });
      shifts.push({ value, atMs: Math.round(startTime), moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
