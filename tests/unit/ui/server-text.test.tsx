import { expect, it } from 'vitest';
import { ServerText } from '#ui/server-text';
import { catalogueIn } from '../../support/texts/catalogue-in';
import { mount } from '../../support/unit/mount';

it.each([
  ['en', '新闻联播', 'zh-CN'],
  ['en', 'CCTV-4 中文国际', 'zh-CN'],
  ['en', 'CCTV-4', null],
  ['zh-CN', '新闻联播', null],
  ['zh-Hant', '新闻联播', null],
] as const)('names the language of a text of the server in a view in %s: %s', (language, text, lang) => {
  const { get, shadow } = mount(
    <p>
      <ServerText text={text} />
    </p>,
    catalogueIn(language),
  );
  expect(get('p').textContent).toBe(text);
  expect(shadow.querySelector('[lang]')?.getAttribute('lang') ?? null).toBe(lang);
});
