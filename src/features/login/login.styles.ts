import { token } from '#ui/styles/tokens';

/** Gap below the rows of the login: none where it is compact, and its controls are lower. */
export const ROW_GAP = `calc(${token('control-height')} - 40px)`;
