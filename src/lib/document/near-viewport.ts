const VIEWPORT_MARGIN = 200;

/**
 * Resolves when the element comes near the viewport, after the next frame at the earliest.
 * @param marginPx how near
 */
export function nearViewport(
  element: Element,
  signal: AbortSignal,
  marginPx = VIEWPORT_MARGIN,
): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) {
          observer.disconnect();
          resolve();
        }
      },
      { rootMargin: `${marginPx}px` },
    );
    observer.observe(element);
    signal.addEventListener('abort', () => observer.disconnect());
  });
}
