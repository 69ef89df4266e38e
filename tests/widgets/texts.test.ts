import { expect } from '@esm-bundle/chai';
import { FakeApi } from '../support/element/fake-api';
import { type HostPage, openPage, until } from '../support/element/host';

const HTML = '<cntv-login></cntv-login><cntv-apply-form form="handicraft"></cntv-apply-form>';
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
    expect([submitOfLogin(), resetOfForm()]).to.deep.equal(['Sign in', 'Reset']);
  });
});
