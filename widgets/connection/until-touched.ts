import { nearViewport } from '#lib/document/near-viewport';
import { whenIdle } from '#lib/when-idle';
import { loadBuiltIns } from '../failure';
import type { Connection, Widget } from '../types';

/** Signs that the viewer wants the element, or that a password manager fills it in. */
const SIGNS = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input', 'change', 'click', 'submit'];

/** Measures the first sign that the viewer wants the element, and tells the connection. */
export function followTouch(connection: Connection): void {
  const { element, signal } = connection;
  const root = element.shadowRoot as ShadowRoot;
  const touch = () => {
    connection.isTouched = true;
    connection.measure('touched');
    connection.onTouch?.();
  };
  const options = { capture: true, once: true, signal };
  for (const sign of SIGNS) root.addEventListener(sign, touch, options);
  // The browser tells also where the pointer has rested since before the script.
  if (root.activeElement || element.matches(':hover')) touch();
}

/**
 * Resolves at the first sign that the viewer wants an element that shows its prerender, when an attribute changes, or when
 * what the element does at rest needs the view.
 */
export async function untilTouched(
  connection: Connection,
  atRest: NonNullable<Widget['atRest']>,
): Promise<void> {
  const { element, signal } = connection;
  if (connection.isTouched) return;
  const resting = new AbortController();
  const end = () => resting.abort();
  signal.addEventListener('abort', end);
  const touched = new Promise<void>((resolve) => {
    connection.onTouch = connection.update = resolve;
  });
  async function rest() {
    await nearViewport(element, signal);
    await new Promise<void>(whenIdle);
    if (resting.signal.aborted) return;
    const [{ untilNeeded }, { assertBuiltIns }] = await Promise.all([atRest(), loadBuiltIns()]);
    if (resting.signal.aborted) return;
    assertBuiltIns();
    await untilNeeded(connection, resting.signal);
  }
  // After a failure the view is loaded, which fails in the same way and tells it.
  return Promise.race([touched, rest().catch(() => {})]).finally(end);
}
