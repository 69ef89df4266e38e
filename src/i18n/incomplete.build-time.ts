import { incompleteFiles } from './all-texts';

/** Paths of the files that are loaded together with their fallback. */
export const INCOMPLETE: readonly string[] = incompleteFiles();

/** Whether there is none. By a constant, the build leaves out what would load fallbacks. */
export const ARE_COMPLETE = INCOMPLETE.length === 0;
