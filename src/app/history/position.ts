import * as z from 'zod/mini';

const position = z.object({
  left: z.number(),
  top: z.number(),
  /** The focused control by its attributes, and its index among equal ones; null if none had the focus. */
  control: z.nullable(z.object({ name: z.string(), index: z.number() })),
});

/** The viewer's position on a screen that was left. Stored in the history, so it contains no text of the page. */
export type Position = z.infer<typeof position>;

const CONTROLS = 'a[href],button,input,select,textarea,summary';

export function readPosition({ shadowRoot }: HTMLElement): Position {
  const focused = shadowRoot?.activeElement;
  const name = focused?.matches(CONTROLS) ? nameOf(focused) : null;
  const index = name === null ? -1 : controlsNamed(name, shadowRoot).indexOf(focused as HTMLElement);
  return { left: scrollX, top: scrollY, control: name === null ? null : { name, index } };
}

/**
 * Scrolls to a position and focuses its control.
 * @returns whether a control has been focused
 */
export function restorePosition(element: HTMLElement, { left, top, control }: Position): boolean {
  const found = control && controlsNamed(control.name, element.shadowRoot)[control.index];
  found?.focus({ preventScroll: true });
  const scroll = () => scrollTo(left, top);
  scroll();
  // Scroll anchoring can move the page in the frame after the screens were exchanged.
  requestAnimationFrame(() => requestAnimationFrame(scroll));
  return Boolean(found);
}

/** @param raw value from the history, untrusted because any script can write it */
export function parsePosition(raw: unknown): Position | null {
  return z.safeParse(position, raw).data ?? null;
}

function controlsNamed(name: string, root: ShadowRoot | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])].filter(
    (control) => nameOf(control) === name,
  );
}

function nameOf(control: Element): string {
  return ['id', 'href', 'data-testid', 'type'].map((key) => control.getAttribute(key) ?? '').join(' ');
}
