import { type Finding, finding } from '../../markup/finding';
import type { Observed } from '../observe';

/** With this line, a listener spares controls in shadow roots too. */
const SPARE = `if (event.composedPath()[0].closest('input,textarea,select,button')) return;`;

/** Capturing listeners of the page, from which an element cannot keep its events. */
export function eventFindings({ taken }: Observed): Finding[] {
  return taken.map(({ tag, events }) =>
    finding('eventsTaken', { where: `<${tag}>`, instead: SPARE }, { tag, events: events.join(', ') }),
  );
}
