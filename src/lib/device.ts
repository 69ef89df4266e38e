const MOBILE_DEVICE = /Android|iPhone|iPad|iPod|Mobile|HarmonyOS/i;

/** Whether the user agent is that of a mobile device (OQ-28). Not cached. */
export function isMobileDevice(): boolean {
  return typeof navigator !== 'undefined' && MOBILE_DEVICE.test(navigator.userAgent);
}
