/** What the policy of the page has blocked. */
export type Violation = {
  directive: string;
  /** URL, or a word such as `data` or `inline`. */
  blocked: string;
  /** URL of the script that was stopped. */
  source: string;
  /** The whole policy. */
  policy: string;
};

const violations: Violation[] = [];

/** Records what the policy blocks from now on, and what browsers with `ReportingObserver` remember. */
export function watchViolations(): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    if (event.disposition === 'report') return;
    add({
      directive: event.effectiveDirective,
      blocked: event.blockedURI,
      source: event.sourceFile,
      policy: event.originalPolicy,
    });
  });
  if (typeof ReportingObserver !== 'function') return;
  new ReportingObserver((reports) => reports.forEach(addReport), {
    types: ['csp-violation'],
    buffered: true,
  }).observe();
}

/** Returns everything recorded so far, after the browser has dispatched the events of earlier requests. */
export async function recordedViolations(): Promise<readonly Violation[]> {
  await new Promise((resolve) => setTimeout(resolve, EVENTS_MS));
  return violations;
}

/** The events are tasks of their own, later than the failure of a request. */
const EVENTS_MS = 100;

type PolicyReport = {
  disposition?: string;
  effectiveDirective?: string;
  blockedURL?: string;
  sourceFile?: string;
  originalPolicy?: string;
};

function addReport({ body }: { body: unknown }): void {
  const {
    disposition,
    effectiveDirective = '',
    blockedURL = '',
    sourceFile,
    originalPolicy = '',
  } = body as PolicyReport;
  if (disposition === 'report') return;
  add({
    directive: effectiveDirective,
    blocked: blockedURL,
    source: sourceFile ?? '',
    policy: originalPolicy,
  });
}

function add(violation: Violation): void {
  const isKnown = violations.some(
    ({ directive, blocked, source }) =>
      directive === violation.directive && blocked === violation.blocked && source === violation.source,
  );
  if (!isKnown) violations.push(violation);
}

/** Not yet in TypeScript's library of the DOM. */
declare const ReportingObserver: new (
  callback: (reports: readonly { body: unknown }[]) => void,
  options: { types: string[]; buffered: boolean },
) => { observe(): void };
