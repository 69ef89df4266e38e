/** Screens on which the menu is a sheet at their lower edge. */
export const SHEET_SCREEN = '(max-width:479px)';
