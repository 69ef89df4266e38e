import { afterEach, describe, expect, it } from 'vitest';
import { configuration } from '#page-config/layers';
import { fallbackTexts } from '../../../widgets/connection/fallback-texts';

afterEach(() => {
  document.head.replaceChildren();
  configuration.layers.length = 0;
  configuration.scripts.clear();
});

/** Adds a configuration element. */
function write(json: string): void {
  const script = document.createElement('script');
  script.setAttribute('data-cntv-config', '');
  script.type = 'application/json';
  script.textContent = json;
  document.head.append(script);
}

const common = (retry: unknown) => ({ common: { retry } });

describe('the texts of a view that cannot be loaded', () => {
  it('are those of the configuration elements and scripts of the page, of which the last wins', () => {
    write(JSON.stringify({ texts: { ...common('一'), en: common('One') } }));
    write(JSON.stringify({ texts: { ...common('二'), 'zh-Hant': common('貳') } }));
    expect(fallbackTexts('zh-CN')('retry')).toBe('二');
    configuration.layers.push({ texts: common('三') });
    expect(fallbackTexts('zh-CN')('retry')).toBe('三');
    expect([fallbackTexts('en')('retry'), fallbackTexts('zh-Hant')('retry')]).toEqual(['One', '貳']);
    expect(fallbackTexts('zh-CN')('reload')).toBe('重新加载');
  });

  it('are those of the site, where neither an element nor a script of the page has others', () => {
    configuration.scripts.set('site', { texts: { common: { retry: '一', reload: '二' } } });
    write(JSON.stringify({ texts: common('三') }));
    expect([fallbackTexts('zh-CN')('retry'), fallbackTexts('zh-CN')('reload')]).toEqual(['三', '二']);
  });

  it('below a language take precedence', () => {
    write(JSON.stringify({ texts: { 'zh-CN': common('甲') } }));
    write(JSON.stringify({ texts: common('乙') }));
    expect(fallbackTexts('zh-CN')('retry')).toBe('甲');
  });

  it.each([
    '{',
    'null',
    '7',
    '{"texts": 7}',
    '{"texts": {"common": null}}',
    '{"texts": {"common": {"retry": 7}}}',
  ])('are not those of an invalid configuration: %s', (json) => {
    write(json);
    expect(fallbackTexts('zh-CN')('retry')).toBe('重试');
  });
});
