/** An account of the portal's demo data. */
export const ACCOUNT = 'demo@example.com';

/** The password of every account of the portal's demo data. */
export const PASSWORD = 'Demo123!';
