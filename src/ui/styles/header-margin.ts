/** Height kept free above what is scrolled into view, because a page may have a sticky header there. In CSS pixels. */
export const HEADER_MARGIN = 112;
