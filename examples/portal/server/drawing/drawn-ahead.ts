const AHEAD = 8;

/**
 * Returns a function that answers with a picture drawn earlier, so that most visitors do not wait, and draws the next one
 * for its place. Draws at once when none is left.
 */
export function drawnAhead<T>(draw: () => Promise<T>): () => Promise<T> {
  const stock: T[] = [];
  let isDrawing = false;

  /** Draws one after the other, so that visitors who wait for a picture come first. */
  async function refill(): Promise<void> {
    if (isDrawing) return;
    isDrawing = true;
    try {
      while (stock.length < AHEAD) stock.push(await draw());
    } catch {
      // Too many visitors wait; the next request tries again.
    } finally {
      isDrawing = false;
    }
  }
  return () => {
    const next = stock.shift();
    void refill();
    return next === undefined ? draw() : Promise.resolve(next);
  };
}
