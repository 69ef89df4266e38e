import type { HostPage } from './host';

type Axe = { run(context: Document, options: object): Promise<{ violations: Violation[] }> };
type Violation = { id: string; nodes: { target: unknown; failureSummary?: string }[] };

/** Returns what axe finds in the elements of a page, which has to load `axe.min.js` as an asset. */
export async function axeFindings(page: HostPage): Promise<unknown[]> {
  const { axe } = page.window as unknown as { axe: Axe };
  // Animations are finished, because they change colours.
  await Promise.allSettled(animationsOf(page).map(({ finished }) => finished));
  // Only the widgets are checked, because the page has no landmarks.
  const { violations } = await axe.run(page.document, { rules: { region: { enabled: false } } });
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ failureSummary }) => failureSummary)]);
}

function animationsOf({ document }: HostPage): Animation[] {
  return [...document.querySelectorAll('*')]
    .flatMap(({ shadowRoot }) => shadowRoot?.getAnimations() ?? [])
    .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
}
