import { pageUrl } from '#lib/document/page-url';

/** Names of the own machine, on which an editor looks at a page. */
const OWN_MACHINE = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** Whether all checks of the page are wanted: on the own machine, and where the address asks for them. */
export function isLookedAtByAuthor(): boolean {
  return OWN_MACHINE.test(new URL(pageUrl()).hostname) || asksForDoctor();
}

/** Whether the address of the page asks for the doctor. */
export function asksForDoctor(): boolean {
  return new URL(pageUrl()).searchParams.has('cntv-doctor');
}
