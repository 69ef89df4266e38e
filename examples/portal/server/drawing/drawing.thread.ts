/** The functions that draw and decode in threads, see `drawing.ts`. */
export { drawClickWords } from './click-words';
export { redrawn } from './picture';
export { drawPictureCode } from './picture-code';
export { drawPuzzle } from './puzzle';
