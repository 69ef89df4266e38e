import { EXPECTED_ZH_CN, RANGE_ZH_CN } from '#i18n/zh-cn/expected';

/** Returns the description of the valid values, as in the warnings of the console, in each language. */
export function expectedByLanguage(expected: string) {
  const chinese =
    EXPECTED_ZH_CN[expected] ??
    expected
      .replace(/^(\d+) to (\d+)$/, RANGE_ZH_CN)
      .replace(/^any of /, (words) => EXPECTED_ZH_CN[words] ?? words);
  return { 'zh-CN': { expected: chinese }, en: { expected } };
}
