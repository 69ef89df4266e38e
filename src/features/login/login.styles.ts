import type { CSSObject } from '@emotion/css/create-instance';
import { FOR_CODE } from '#ui/styles/for-code';
import { token } from '#ui/styles/tokens';

/** Gap below the rows of the login: none where it is compact, and its controls are lower. */
export const ROW_GAP = `calc(${token('control-height')} - 40px)`;
/** Gap below the title. */
export const TITLE_GAP = `calc(${ROW_GAP}*4)`;

/** Styles of a sign-in that has the QR code beside the form. */
export const BESIDE = (style: CSSObject): CSSObject => ({ [FOR_CODE[0]]: { [FOR_CODE[1]]: style } });
