import { startTag, type Tag } from '../../markup/markup';

/** Returns the script of the page as a module, with other values of attributes. */
export function scriptElement({ attributes }: Tag, changed: Readonly<Record<string, string>> = {}): string {
  const all = new Map([...attributes, ...Object.entries({ type: 'module', ...changed })]);
  return `${startTag('script', all)}</script>`;
}
