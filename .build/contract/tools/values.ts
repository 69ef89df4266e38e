import type { DocumentedAttribute, DocumentedEvent } from '../contracts.ts';

const LIST = /^any of /;

/** Returns the words that an attribute accepts; none if it accepts other values. */
export function wordsOf({ values }: Pick<DocumentedAttribute, 'values'>): readonly string[] {
  if (LIST.test(values)) return values.replace(LIST, '').split(' ');
  return values.includes(' | ') ? values.split(' | ') : [];
}

/** Returns the description of an attribute with its values, unless they are listed elsewhere, and its default. */
export function describedAttribute(attribute: DocumentedAttribute): string {
  const { description, values, fallback } = attribute;
  const rules = [
    ...(wordsOf(attribute).length > 0 && !LIST.test(values) ? [] : [`Value: ${values}.`]),
    ...(fallback === '' || fallback === false ? [] : [`Default: \`${fallback}\`.`]),
  ];
  return [forPackage(description), ...rules].join(' ');
}

/** Removes links to files of the project, which the package lacks. */
export function forPackage(markdown: string): string {
  return markdown.replace(/\[([^\]]+)\]\((?!https?:)[^)]+\)/g, '$1');
}

/** Returns the type of an event's detail; the name of a type that is too long for a line. */
export function detailOf({ detail, detailName }: DocumentedEvent): string {
  return detail.startsWith('{ [') ? detailName : detail;
}
