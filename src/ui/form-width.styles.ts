import { css } from './emotion';

/** As wide as a field is comfortable to read: all forms of a wide card. */
export const formWidth = css({ maxWidth: 480 });
