import { token } from '#ui/styles/tokens';

/** The look of a number of unread messages. 18 px high at the default size of 12 px. */
export const BADGE_LOOK = `min-width:1.5em;padding:0 .4em;border-radius:.75em;background:${token('color-unread')};color:#fff;font:600 ${token('text-xs')}/1.5 ${token('font')};font-variant-numeric:tabular-nums;text-align:center;`;
