import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#config/languages';
import { REGIONS } from '#config/regions';
import { type Tree, traditionalName } from '../../../.build/traditional/convert';
import { NAMES, SENTENCES, TERMS } from '../../../.build/traditional/corrections';
import { traditionalModules, traditionalRegions } from '../../../.build/traditional/modules';

const written = import.meta.glob<Record<string, Tree>>('../../../src/i18n/*/zh-hant.ts', { eager: true });
/** Without the doctor, which is for page editors and in zh-CN and English only. */
const simplified = import.meta.glob<Record<string, Tree>>(
  ['../../../src/i18n/*/zh-cn.ts', '!../../../src/i18n/doctor/*'],
  { eager: true },
);
const modules = traditionalModules();
const textsIn = (tree: Tree): string[] =>
  Object.values(tree).flatMap((text) => (typeof text === 'string' ? [text] : textsIn(text)));
const all = modules.flatMap(({ texts }) => textsIn(texts));

/** Words of mainland China for which Taiwan and Hong Kong have others, and misreadings of the converter. */
const MAINLAND =
  /登錄|賬|短信|視頻|郵箱|網絡|信息|服務器|默認|軟件|屏幕|刷新|加載|鏈接|昵稱|二維碼|客戶端|繫結|使用者|社群|稽核|引數|型別|畫素|許可權|獲取|重置|校驗|恢復|當前|暫無|協議|記錄|[“”]/;

describe('the texts in Traditional Chinese', () => {
  it.each(modules)('of $folder are what `npm run texts:hant` writes', ({ folder, name, texts }) => {
    const { regions, ...others } = (written[`../../../src/i18n/${folder}/zh-hant.ts`]?.[name] ?? {}) as Tree;
    expect(regions ? { ...others, regions: {} } : others).toMatchObject(texts);
  });

  it('exist for every file of texts and every region', () => {
    const folders = Object.keys(simplified).map((path) => path.split('/').at(-2));
    expect(['catalogue', ...modules.map(({ folder }) => folder)].sort()).toEqual(folders.sort());
    const { regions } = written['../../../src/i18n/regions/zh-hant.ts'] as Record<string, Tree>;
    expect(regions).toEqual(traditionalRegions());
    expect(LANGUAGES).toContain('zh-Hant');
  });

  it('have no words of mainland China and no Simplified characters', () => {
    expect(all.filter((text) => MAINLAND.test(text))).toEqual([]);
    expect([...new Set(all.join(''))].filter((sign) => traditionalName(sign) !== sign)).toEqual([]);
  });

  it('need every correction', () => {
    const options = modules.flatMap(({ texts }) => Object.keys(texts.options ?? {}));
    const sources = new Set([
      ...Object.values(simplified).flatMap((module) => textsIn(module as Tree)),
      ...options,
    ]);
    expect(Object.keys(SENTENCES).filter((sentence) => !sources.has(sentence))).toEqual([]);
    expect(Object.values(TERMS).filter((term) => !all.some((text) => text.includes(term.trim())))).toEqual(
      [],
    );
    const names = [...REGIONS].flatMap(([province, cities]) => [province, ...cities]);
    expect(Object.keys(NAMES).filter((name) => !names.includes(name))).toEqual([]);
  });
});
