const MOBILE = /Android|iPhone|iPad|iPod|Mobile|HarmonyOS/i;

/** Whether the user agent is a mobile browser (OQ-28). Not cached. */
export function isMobile(): boolean {
  return typeof navigator !== 'undefined' && MOBILE.test(navigator.userAgent);
}
