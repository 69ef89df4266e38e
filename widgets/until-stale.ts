import { onLanguageChange } from '#lib/document/language-tag';
import { getPageConfig } from '#page-config/page-config';
import { onConfigChange } from '#page-config/scripts';
import { hostOf } from './host';
import { type PrintOf, stampOf } from './stamp';
import type { Connection } from './types';

/** Returns the stamp of a print of this element on this page. */
export function presentStamp(connection: Connection, print: PrintOf): string {
  return stampOf(connection.element.localName, print, hostOf(connection).values(), getPageConfig());
}

/** Resolves when the print of an element is another tree than that of its language, page configuration and address. */
export function untilStale(connection: Connection, print: PrintOf, signal: AbortSignal): Promise<void> {
  const { element, box } = connection;
  return new Promise((resolve) => {
    const follow = () => {
      if (box.getAttribute('data-print') !== presentStamp(connection, print)) resolve();
    };
    const stops = [onConfigChange(follow), onLanguageChange(element, follow)];
    addEventListener('popstate', follow, { signal });
    signal.addEventListener('abort', () => {
      for (const stop of stops) stop();
    });
    follow();
  });
}
