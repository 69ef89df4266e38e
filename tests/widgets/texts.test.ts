import { expect } from '@esm-bundle/chai';
import { FakeApi } from '../support/element/fake-api';
import { openWithFault } from '../support/element/faults/chunk-faults';
import { retryIn } from '../support/element/faults/lost-chunk';
import { type HostPage, openPage, until } from '../support/element/host';
import { MEMBER, storeSession } from '../support/element/pages/account-page';

const FORM = '<cntv-apply-form form="handicraft"></cntv-apply-form>';
const HTML = `<cntv-login></cntv-login>${FORM}`;
const TEXTS = {
  login: { submit: '进入' },
  application: { reset: '重新填写' },
  en: { login: { title: 'Welcome' }, application: { submit: 'Apply' } },
};

describe('the texts of the page configuration', () => {
  let page: HostPage;
  afterEach(() => page.closeWithoutErrors());

  const textOf = (tag: string, part: string) => () =>
    page.widget(tag).shadowRoot?.querySelector(part)?.textContent;
  const submitOfLogin = textOf('cntv-login', '[type=submit]');
  const titleOfLogin = textOf('cntv-login', '[part=title]');
  const submitOfForm = textOf('cntv-apply-form', '[type=submit]');
  const resetOfForm = textOf('cntv-apply-form', '[data-testid~=reset]');

  it('are for one area and one language, also after a change of the language (OQ-91)', async () => {
    page = await openPage({ html: HTML, config: { appid: 'demo', texts: TEXTS }, api: new FakeApi() });
    await until(() => submitOfLogin() === '进入' && resetOfForm() === '重新填写', 'the configured texts');
    expect([titleOfLogin(), submitOfForm()]).to.deep.equal(['登录', '提交']);

    for (const tag of ['cntv-login', 'cntv-apply-form']) page.widget(tag).lang = 'en';
    await until(() => titleOfLogin() === 'Welcome' && submitOfForm() === 'Apply', 'the English texts');
    expect([submitOfLogin(), resetOfForm()]).to.deep.equal(['Sign in', 'Clear form']);
  });
});

describe('the texts of the page configuration for what shows before a view', () => {
  const texts = {
    common: { busy: '门户正忙', retry: '再来一次', loading: '请稍候' },
    en: { common: { busy: 'Our site is busy.' } },
  };
  const shown = [
    ['', '门户正忙 再来一次'],
    ['lang="en"', 'Our site is busy. Try again'],
    ['lang="zh-TW"', '系統忙碌中，請稍後再試 重試'],
  ] as const;
  let page: HostPage;
  afterEach(() => page.closeWithoutErrors());

  for (const [lang, text] of shown)
    it(`are in the message of a view that cannot be loaded: ${lang}`, async () => {
      const html = `<cntv-login ${lang}></cntv-login>`;
      const opened = await openWithFault('missing', 'login.view', { html, config: { appid: 'demo', texts } });
      page = opened.page;
      await until(() => retryIn(opened.widget), 'the retry');
      expect(opened.widget.shadowRoot?.textContent).to.equal(text);
    });

  it('are in the box of the account while its menu loads, and when it cannot be loaded', async () => {
    storeSession('signed-in');
    const open = async (fault: 'held' | 'missing') => {
      const opened = await openWithFault(fault, 'account.view', {
        html: '<cntv-account></cntv-account>',
        api: new FakeApi(MEMBER),
        config: { appid: 'demo', texts },
      });
      page = opened.page;
      const find = (selector: string) => opened.widget.shadowRoot?.querySelector<HTMLElement>(selector);
      (await until(() => find('.account'), 'the button')).click();
      return { opened, find };
    };
    const { opened, find } = await open('held');
    const status = await until(() => find('[role=status]'), 'the menu');
    await until(() => status.textContent === '请稍候', 'its text');
    await opened.release();
    page.close();
    const failed = await open('missing');
    const retry = await until(() => retryIn(failed.opened.widget), 'the retry');
    expect([failed.find('[role=alert]')?.textContent, retry.textContent]).to.deep.equal([
      '门户正忙',
      '再来一次',
    ]);
  });
});

describe('the language of the page', () => {
  const open = (html: string) => openPage({ html, api: new FakeApi() });
  const find = (widget: HTMLElement, selector: string) =>
    widget.shadowRoot?.querySelector<HTMLElement>(selector);

  it('is that of the nearest element with lang, also after a change', async () => {
    const page = await open(`<div lang="zh-HK"><cntv-login></cntv-login></div>${FORM}`);
    const [login, form] = ['cntv-login', 'cntv-apply-form'].map(page.widget) as [HTMLElement, HTMLElement];
    const title = () => find(login, '[part=title]')?.textContent;
    const submit = () => find(form, '[type=submit]')?.textContent;
    const tags = () => [login, form].map((widget) => find(widget, 'div')?.lang);
    await until(() => title() === '登入' && submit() === '提交', 'the texts of section and page');
    expect(find(login, '[for=account]')?.textContent).to.equal('帳號');
    expect(tags()).to.deep.equal(['zh-HK', 'zh-CN']);

    page.document.documentElement.lang = 'en-GB';
    await until(() => submit() === 'Submit', 'the text in English');
    expect([title(), ...tags()]).to.deep.equal(['登入', 'zh-HK', 'en-GB']);

    page.document.querySelector('div')?.removeAttribute('lang');
    await until(() => title() === 'Sign in', 'the title in English');
    page.document.documentElement.lang = 'fr';
    await until(() => title() === '登录' && submit() === '提交', 'the texts in zh-CN');
    expect(tags()).to.deep.equal(['zh-CN', 'zh-CN']);
    page.closeWithoutErrors();
  });

  it('names regions in Traditional Chinese, and their values stay what the server knows', async () => {
    const page = await open('<cntv-apply-form form="talent-show" lang="zh-TW"></cntv-apply-form>');
    const form = page.widget('cntv-apply-form');
    const select = (index: number) => find(form, `[id="province.${index}"]`) as HTMLSelectElement;
    const shown = (index: number) => select(index)?.selectedOptions[0]?.text;
    Object.assign(form, { data: { province: ['广东省', '东莞市'], source: '大手牵小手官网', age: '9岁' } });
    await until(() => shown(1) === '東莞市', 'the city');
    expect([shown(0), select(0).value, select(1).value]).to.deep.equal(['廣東省', '广东省', '东莞市']);
    const others = [...(form.shadowRoot?.querySelectorAll<HTMLSelectElement>('#source,#age') ?? [])];
    const values = others.map(({ value, selectedOptions: [option] }) => `${value} ${option?.text}`);
    expect(values).to.have.members(['大手牵小手官网 大手牽小手官網', '9岁 9 歲']);
    page.closeWithoutErrors();
  });
});
