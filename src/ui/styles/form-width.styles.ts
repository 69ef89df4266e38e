import { css } from './emotion';

/** Maximum width of forms in a wide card. */
export const formWidth = css({ maxWidth: 480 });
