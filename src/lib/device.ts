const MOBILE = /Android|iPhone|iPad|iPod|Mobile|HarmonyOS/i;

/** Whether the browser says that it runs on a mobile device (OQ-28); asked anew at each call. */
export function isMobile(): boolean {
  return typeof navigator !== 'undefined' && MOBILE.test(navigator.userAgent);
}
