import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type PreviewContent, renderPreview } from '../../../examples/gallery/preview/render-preview';
import { firstLanguage } from '../../../examples/gallery/texts/texts';

const LOGIN = {
  tag: 'cntv-login',
  attributes: [['captcha', 'click']],
  fallback: { text: '登录', href: '/in' },
} as const;
const CONTENT: PreviewContent = {
  elements: [LOGIN],
  config: { appid: 'a' },
  layout: 'page',
  sheets: [],
  scheme: '',
};

beforeEach(() => {
  const main = Object.assign(document.createElement('div'), { id: 'preview' });
  document.body.replaceChildren(main);
});

const drawn = () => document.body.firstElementChild as HTMLElement;

describe('the preview', () => {
  it('draws elements with their attributes and fallbacks', () => {
    renderPreview(document, CONTENT);
    expect(drawn().innerHTML).toBe('<cntv-login captcha="click"><a href="/in">登录</a></cntv-login>');
    expect(drawn().className).toBe('page');
  });

  it('changes the attributes of elements that are there, and leaves their state alone', () => {
    renderPreview(document, CONTENT);
    const before = drawn().firstElementChild;
    before?.setAttribute('data-state', 'ready');
    const elements = [{ ...LOGIN, attributes: [['standalone', '']] as const, fallback: { text: '' } }];
    renderPreview(document, { ...CONTENT, elements });
    expect(drawn().firstElementChild).toBe(before);
    expect(drawn().innerHTML).toBe('<cntv-login data-state="ready" standalone=""></cntv-login>');
  });

  it('passes the configuration on before the elements are created', () => {
    const configure = vi.fn(() => drawn().childElementCount);
    Object.assign(window, { configure });
    renderPreview(document, CONTENT);
    Object.assign(window, { configure: undefined });
    expect(configure).toHaveBeenCalledWith({ appid: 'a' });
    expect(configure).toHaveReturnedWith(0);
  });

  it('gives <cntv-portal> the address of its first route', () => {
    const elements = [{ ...LOGIN, tag: 'cntv-portal', attributes: [['base', '/portal/']] as const }];
    renderPreview(document, { ...CONTENT, elements });
    expect(location.pathname).toBe('/portal/login.html');
  });

  it('leaves a page alone that the visitor has opened in the frame', () => {
    drawn().id = 'other';
    renderPreview(document, CONTENT);
    expect(drawn().innerHTML).toBe('');
  });
});

it.each([
  [['fr', 'en-GB', 'zh'], 'zh-CN', 'en'],
  [['zh-TW'], 'en', 'zh-CN'],
  [['fr'], 'en', 'en'],
  [[], '', 'zh-CN'],
])('the language for visitors with %j on a page in “%s” is %s', (wanted, ofPage, language) => {
  expect(firstLanguage(wanted, ofPage)).toBe(language);
});
