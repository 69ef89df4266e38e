import { TITLE_BLINK_MS } from '#config/limits';
import { pageSingleton } from '#page-config/page-singleton';

/**
 * A full-width space and an invisible mark. Browsers show the URL for an empty title (OQ-25), and Chromium removes all
 * spaces at both ends of a title, also the full-width one.
 */
const BLANK = '\u3000\u200e';

const blinker = pageSingleton('title-blinker', () => ({ users: 0, title: '', marker: '', timer: 0 }));

/**
 * Alternates the page's title between a marker and a blank once a second (MSG-16). The title is restored when
 * every caller has called its returned function (MSG-17).
 */
export function blinkTitle(marker: string): () => void {
  blinker.users += 1;
  if (blinker.users === 1) {
    blinker.title = document.title;
    blinker.marker = marker;
    document.title = marker;
    blinker.timer = window.setInterval(() => {
      // A title set by the page meanwhile is the one to restore.
      if (!isOurs()) blinker.title = document.title;
      document.title = document.title === marker ? BLANK : marker;
    }, TITLE_BLINK_MS);
  }
  return () => {
    blinker.users -= 1;
    if (blinker.users > 0) return;
    clearInterval(blinker.timer);
    if (isOurs()) document.title = blinker.title;
  };
}

function isOurs(): boolean {
  return document.title === blinker.marker || document.title === BLANK;
}
