import { ELEMENTS } from './elements.js';

// filterXSS(html, options(filterXSS))
export const options = ({ getDefaultWhiteList }) => ({
  whiteList: { ...getDefaultWhiteList(), ...ELEMENTS },
});
