import { token } from './tokens';

const SURFACE = token('color-surface');

/** A gradient at one end of a row. */
function edge(angle: 90 | 270, colours: string, width: number, attachment: 'local' | 'scroll'): string {
  const start = angle === 90 ? '0' : '100%';
  return `linear-gradient(${angle}deg,${colours}) ${start} 0/${width}px 100% no-repeat ${attachment}`;
}

/**
 * Shadows at the ends of a row that scrolls, where it continues. At its first and its last item, a cover that scrolls with
 * the items hides them.
 */
export const scrollShadow = {
  background: [
    edge(90, `${SURFACE} 50%,transparent`, 48, 'local'),
    edge(270, `${SURFACE} 50%,transparent`, 48, 'local'),
    edge(90, `${token('color-line')},transparent`, 14, 'scroll'),
    edge(270, `${token('color-line')},transparent`, 14, 'scroll'),
  ].join(),
} as const;
