const LOOPBACK = /^(localhost|([\w-]+\.)+localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i;

/** Whether a host name or address is a loopback one. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.test(host);
}
