/** Cuts a text after two lines, however large a browser of a phone makes them (`text-size-adjust`). */
export const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  lineHeight: 1.6,
  // Right-to-left text does not reorder its neighbours.
  unicodeBidi: 'isolate',
} as const;

const moreLines = { display: 'block', maxHeight: '9.6em', overflow: 'auto' };

/**
 * Shows six lines, and lets the viewer scroll to more, in an element narrower than 400 px, for example in a page that is
 * enlarged to 400 %: two lines hold so few words there that titles could not be told apart.
 */
export const moreLinesIfNarrow = {
  '@container (width<400px)': moreLines,
  // For browsers without container queries (before 2023); such a page has no wider element.
  '@media (max-width:399px)': moreLines,
} as const;
