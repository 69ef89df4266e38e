const VIEWPORT_MARGIN = 200;

/** Resolves when the element comes near the viewport, after the next frame at the earliest. */
export function nearViewport(element: Element, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) {
          observer.disconnect();
          resolve();
        }
      },
      { rootMargin: `${VIEWPORT_MARGIN}px` },
    );
    observer.observe(element);
    signal.addEventListener('abort', () => observer.disconnect());
  });
}
