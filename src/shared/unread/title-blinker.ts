import { TITLE_BLINK_MS } from '#config/limits';
import { pageSingleton } from '#page-config/page-singleton';

const blinker = pageSingleton('title-blinker', () => ({
  users: 0,
  /** Of the page, without a mark. */
  title: '',
  marks: [] as readonly string[],
  timer: 0,
}));

/**
 * Alternates the page's title once a second between a marker and blanks before it (MSG-16, OQ-25). The title is restored
 * when every caller has called its returned function (MSG-17).
 */
export function blinkTitle(marker: string): () => void {
  blinker.users += 1;
  if (blinker.users === 1) {
    blinker.title = document.title;
    blinker.marks = [marker, blanked(marker)];
    show(0);
    blinker.timer = window.setInterval(() => {
      const shown = marked().indexOf(document.title);
      if (shown < 0) blinker.title = ownTitle();
      show(shown === 0 ? 1 : 0);
    }, TITLE_BLINK_MS);
  }
  return () => {
    blinker.users -= 1;
    if (blinker.users > 0) return;
    clearInterval(blinker.timer);
    document.title = marked().includes(document.title) ? blinker.title : ownTitle();
  };
}

function show(mark: 0 | 1): void {
  document.title = marked()[mark] ?? '';
}

/** The title that the page has set meanwhile. A script that has changed the shown title may have kept a mark of it. */
function ownTitle(): string {
  return blinker.marks.reduce((title, mark) => title.split(mark).join(''), document.title);
}

/** Without blanks at the end, which `document.title` does not return. */
function marked(): string[] {
  return blinker.marks.map((mark) => `${mark}${blinker.title}`.trim());
}

/** The marker with a blank for each letter, as wide as it is. Browsers keep these blanks, unlike spaces. */
function blanked(marker: string): string {
  return marker.replace(/\p{L}/gu, (letter) => (letter < '\u2e80' ? '\u2002' : '\u3000'));
}
