import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../support/source/text';
import { EXEMPT, WORDING, type Wording } from '../../support/texts/wording';
import { type Written, writtenTexts } from '../../support/texts/written-texts';

const documents = ['1-member-centre', '2-account-service', '3-forms-routes-errors']
  .map((name) => readFileSync(join(root, `tests/spec/${name}.md`), 'utf8'))
  .join('');
const all = writtenTexts();
const isExempt = ({ place, text }: Written) =>
  EXEMPT.some(([part, words]) => place.includes(part) && words.test(text));
const isDocumented = ({ language, text }: Written) => language === 'zh-CN' && documents.includes(text);
const ours = all.filter((written) => !isDocumented(written) && !isExempt(written));

function concerns({ languages, sources, kinds }: Wording, { language, source, kind }: Written): boolean {
  if (!languages.includes(language) || (sources && !sources.includes(source))) return false;
  return !kinds || (kind !== undefined && kinds.includes(kind));
}

describe('the texts of the elements, the gallery, the portal and the documents', () => {
  it.each(WORDING)('follow the style guide: $write, not as in “$example”', (rule) => {
    expect(rule.wrong.test(rule.example)).toBe(true);
    const wrong = ours.filter((written) => concerns(rule, written) && rule.wrong.test(written.text));
    expect(wrong.map(({ place, text }) => `${place}: ${text}`)).toEqual([]);
  });

  it('are all read', () => {
    for (const source of ['element', 'tool', 'portal', 'document'])
      expect(all.filter((written) => written.source === source).length, source).toBeGreaterThan(100);
    for (const language of ['zh-CN', 'zh-Hant', 'en'])
      expect(all.filter((written) => written.language === language).length).toBeGreaterThan(500);
  });

  it('need each exemption', () => {
    const isUsed = ([part, words]: (typeof EXEMPT)[number]) =>
      all.some(({ place, text }) => place.includes(part) && words.test(text));
    expect(EXEMPT.filter((row) => !isUsed(row))).toEqual([]);
  });
});
