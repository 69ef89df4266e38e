import type { Call } from './call';
import { CODES } from './codes';

/** What the bare test page calls; the documents show neither its fields nor its answer (OQ-23). */
export const DEMO_CALLS: readonly Call[] = [
  { method: 'POST', path: '/openapi/v2/user/demo/audit', handle: () => ({ code: CODES.ok }) },
];
