import { createContext } from 'react';

/** Goes on with what a page shows after a sign-in over it, in place of a new session and a redirect; null elsewhere. */
export const ResumeContext = createContext<(() => Promise<void>) | null>(null);
