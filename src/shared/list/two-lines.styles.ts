/** Cuts a text after two lines. */
export const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  maxHeight: '3.2em',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  lineHeight: 1.6,
  // Right-to-left text does not reorder its neighbours.
  unicodeBidi: 'isolate',
} as const;
