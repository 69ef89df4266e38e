const MS_PER_SECOND = 1000;

/** Seconds with two decimals, as the success message shows them (CAPT-08). A negative time counts as 0. */
export function elapsedSeconds(elapsedMs: number): string {
  return (Math.max(elapsedMs, 0) / MS_PER_SECOND).toFixed(2);
}
