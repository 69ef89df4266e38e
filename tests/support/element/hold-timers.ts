/**
 * Holds the timers of a duration that a page starts from now on, so that a state which it shows for that time stays.
 * @returns a function that runs the held timers
 */
export function holdTimers(page: Window, durationMs: number): () => void {
  const held: (() => void)[] = [];
  const start = page.setTimeout.bind(page);
  page.setTimeout = ((run: () => void, ms?: number, ...values: unknown[]) =>
    ms === durationMs ? held.push(run) : start(run, ms, ...values)) as never;
  return () => {
    for (const run of held.splice(0)) run();
  };
}
