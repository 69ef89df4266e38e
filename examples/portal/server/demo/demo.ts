import type { Call } from '../http/call';
import { CODES } from '../http/codes';

/** Calls of the bare test page; their fields and response are not documented (OQ-23). */
export const DEMO_CALLS: readonly Call[] = [
  { method: 'POST', path: '/openapi/v2/user/demo/audit', isPublic: true, handle: () => ({ code: CODES.ok }) },
];
