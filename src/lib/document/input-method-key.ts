/** `keyCode` of the keys that an input method handles. Safari sends the last one when `isComposing` is false again. */
const PROCESS_KEY = 229;

/** Whether an input method uses a key, for example Escape to discard what is composed or Tab for the next candidate. */
export function isInputMethodKey({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === PROCESS_KEY;
}
