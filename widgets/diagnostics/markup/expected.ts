import { EXPECTED_ZH_CN } from '#i18n/zh-cn/expected';

/** Returns the description of the valid values, as in the warnings of the console, in each language. */
export function expectedByLanguage(expected: string) {
  const chinese = EXPECTED_ZH_CN[expected] ?? expected.replace(/^(\d+) to (\d+)$/, '$1 – $2');
  return { 'zh-CN': { expected: chinese }, en: { expected } };
}
