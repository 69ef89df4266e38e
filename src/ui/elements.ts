import type { ReactElement } from 'react';

/**
 * Elements without text. Page translators replace text nodes, and React then fails on a text that has siblings, so a text is
 * the only child of an element: whatever is rendered beside something else has this type instead of `ReactNode`.
 */
export type Elements = ReactElement | readonly Elements[] | '' | false | null | undefined;
