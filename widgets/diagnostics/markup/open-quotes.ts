import { type Finding, finding } from './finding';

/** A tag in which the last quotation mark is not closed, so that the text up to the next one belongs to a value. */
const TAG = /<(cntv[\w-]*)(\s[^<>]*)>/gi;

/** Returns a text with closed quotation marks, and the tags in which one was open. Browsers show nothing of the text between. */
export function closeQuotes(html: string): { html: string; findings: readonly Finding[] } {
  const findings: Finding[] = [];
  const closed = html.replace(TAG, (start: string, _name, attributes: string, offset: number) => {
    const quotes = attributes.split('"').length - 1;
    const [swallowed = ''] = html.slice(offset + start.length).split('"', 1);
    if (quotes % 2 === 0 || !/<\/cntv/i.test(swallowed)) return start;
    const instead = start.replace(/>$/, '">');
    const line = html.slice(0, offset).split('\n').length;
    findings.push(finding('openQuote', { where: start.replace(/\s+/g, ' '), line, instead }));
    return instead;
  });
  return { html: closed, findings };
}
