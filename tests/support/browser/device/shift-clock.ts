/** Sets the clock of a page off by a time. Runs in the page, before any of its scripts. */
export function shiftClock(byMs: number): void {
  const RealDate = Date;
  window.Date = class extends RealDate {
    constructor(...parts: [number]) {
      if (parts.length > 0) super(...parts);
      else super(RealDate.now() + byMs);
    }
    static override now() {
      return RealDate.now() + byMs;
    }
  } as DateConstructor;
}
