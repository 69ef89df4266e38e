import { publishHandle, withHandle } from '#ui/view-handle';

type Methods = Record<string, (value: never) => unknown>;

/**
 * Resolves when the page calls what only the view of an element can do; the view then does it. Until then, other properties and
 * methods answer as without a view.
 * @param answers what can be answered without the view
 */
export function untilCalled(element: HTMLElement, method: string, answers: Methods = {}): Promise<void> {
  return new Promise((resolve) => {
    const withdraw = publishHandle<Methods>(element, {
      ...answers,
      [method](value) {
        withdraw();
        withHandle<Methods>(element, (view) => view[method]?.(value));
        resolve();
      },
    });
  });
}
