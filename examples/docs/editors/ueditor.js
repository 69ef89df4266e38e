import { ELEMENTS } from './elements.js';

// UE.getEditor('content', options(UEDITOR_CONFIG)); the list exists since 1.4.3.3.
export const options = ({ whitList }) => ({ whitList: { ...whitList, ...ELEMENTS } });
