import type { Finding, FindingCode } from '../../markup/finding';
import { moduleScript } from '../../markup/script-checks';
import type { Observed } from '../observe';
import { finding } from '../observed-finding';
import { api, foreignKey, refusedCalls } from './api-checks';
import { files } from './file-checks';
import { forms } from './form-checks';
import { hostFramework } from './host-checks';
import { links } from './link-checks';
import { policyFindings } from './policy-checks';
import { prints, renderedTwice } from './print-checks';
import { versions } from './version-checks';

type Check = (observed: Observed) => readonly Finding[];

const CHECKS: readonly Check[] = [
  policyFindings,
  files,
  versions,
  prints,
  renderedTwice,
  api,
  refusedCalls,
  foreignKey,
  forms,
  links,
  eventFindings,
  hostFramework,
];

/** Mistakes in the markup for which the script does not run. */
const STOPPING: readonly FindingCode[] = ['noModule', 'scriptWithoutHttps'];

/**
 * Returns the mistakes that the requests of the doctor have shown, without those that the markup has shown with the same line
 * to write. Sends no request.
 * @param written the mistakes in the markup of the page
 */
export function checkObserved(observed: Observed, written: readonly Finding[] = []): Finding[] {
  const isWritten = ({ instead }: Finding) => instead && written.some((other) => other.instead === instead);
  const findings = CHECKS.flatMap((check) => check(observed)).filter((found) => !isWritten(found));
  const [loader] = observed.loaders;
  const isExplained = findings.length > 0 || written.some(({ code }) => STOPPING.includes(code));
  if (observed.isDefined || !loader || isExplained) return findings;
  return [finding('notDefined', { where: loader.url, instead: moduleScript(loader.tag) })];
}

/** With this line, a listener spares controls in shadow roots too. */
const SPARE = `if (event.composedPath()[0].closest('input,textarea,select,button')) return;`;

/** Capturing listeners of the page, from which an element cannot keep its events. */
function eventFindings({ intercepted }: Observed): Finding[] {
  return intercepted.map(({ tag, events }) =>
    finding('eventsTaken', { where: `<${tag}>`, instead: SPARE }, { tag, events: events.join(', ') }),
  );
}
