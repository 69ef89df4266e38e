/** Translates a page as a browser does, see `translator.mjs`; `suffix` is appended to each translated text. */
export function translatePage(suffix?: string, view?: Window & typeof globalThis): void;
