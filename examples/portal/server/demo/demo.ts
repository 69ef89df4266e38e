import { CODES } from '../delivery/codes';
import type { Call } from '../http/call';

/** Calls of the bare test page; their fields and response are not documented (OQ-23). */
export const DEMO_CALLS: readonly Call[] = [
  { method: 'POST', path: '/openapi/v2/user/demo/audit', handle: () => ({ code: CODES.ok }) },
];
