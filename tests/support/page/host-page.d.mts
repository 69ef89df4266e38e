/** The policy of design.md § 5. */
export const POLICY: string;
