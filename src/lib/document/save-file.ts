import { FILE_KEPT_MS } from '#config/limits';
import { createElement } from './create-element';

/** Characters that file systems forbid in names, control characters, and white space. */
const FORBIDDEN = /[\p{Cc}\s\\/:*?"<>|]+/gu;
/** Longest name in characters, of which most file systems allow 255 bytes. */
const NAME_MAX = 60;

/** Lets the browser save a file; `name` is without its ending. */
export function saveFile(name: string, ending: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = createElement('a');
  link.href = address;
  link.download = `${[...name.replace(FORBIDDEN, ' ').trim()].slice(0, NAME_MAX).join('')}.${ending}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), FILE_KEPT_MS);
}
