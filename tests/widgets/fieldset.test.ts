import { expect } from '@esm-bundle/chai';
import { FakeApi } from '../support/element/fake-api';
import { type HostPage, inside, isReady, openPage, until } from '../support/element/host';
import { ACCOUNT, MEMBER, storeSession } from '../support/element/pages/account-page';
import { openLogin } from '../support/element/pages/login-page';

describe('a fieldset around an element', () => {
  let page: HostPage;
  afterEach(() => page.closeWithoutErrors());

  async function open(html: string): Promise<HTMLElement> {
    const opened = await openLogin({ html, api: new FakeApi({}), config: { appid: 'demo' } });
    page = opened;
    return opened.login;
  }
  const fieldset = () => page.document.querySelector('fieldset') as HTMLFieldSetElement;
  const controls = (widget: HTMLElement) => [
    ...(widget.shadowRoot?.querySelectorAll<HTMLInputElement>('button,input') ?? []),
  ];
  const states = (widget: HTMLElement) => new Set(controls(widget).map(({ disabled }) => disabled));
  const are = (widget: HTMLElement, state: boolean) =>
    until(() => states(widget).size === 1 && states(widget).has(state), `disabled: ${state}`);

  it('that is disabled disables its controls, also those that it renders later, until it is enabled', async () => {
    const login = await open(
      '<form><fieldset disabled><cntv-login loading="eager"></cntv-login></fieldset></form>',
    );
    await are(login, true);
    const added = page.document.createElement('button');
    inside(login, 'form').append(added);
    await until(() => added.disabled, 'the added button');
    added.remove();
    inside<HTMLInputElement>(login, '#account').disabled = false;
    await are(login, true);
    fieldset().disabled = false;
    await are(login, false);
    fieldset().disabled = true;
    await are(login, true);
    expect([...(page.document.forms[0]?.elements ?? [])]).to.deep.equal([fieldset()]);
  });

  it('that is disabled disables the controls of an element that waits for a touch, without one', async () => {
    page = await openPage({
      html: '<fieldset disabled><cntv-login></cntv-login></fieldset>',
      api: new FakeApi({}),
      config: { appid: 'demo' },
    });
    await are(page.widget('cntv-login'), true);
  });

  it('follows an element that is moved into it, or out of it', async () => {
    const login = await open('<fieldset disabled></fieldset><cntv-login loading="eager"></cntv-login>');
    await are(login, false);
    fieldset().append(login);
    await are(login, true);
    page.document.body.append(login);
    await are(login, false);
  });

  it('leaves an element in its legend enabled, and disables one in a fieldset in it', async () => {
    const login = await open(
      '<fieldset disabled><legend><cntv-login loading="eager"></cntv-login></legend><fieldset></fieldset></fieldset>',
    );
    await are(login, false);
    fieldset().querySelector('fieldset')?.append(login);
    await are(login, true);
  });

  it('disables the button of an account', async () => {
    storeSession('signed-in');
    page = await openPage({
      html: `<fieldset disabled>${ACCOUNT}</fieldset>`,
      api: new FakeApi(MEMBER),
      config: { appid: 'demo' },
    });
    const account = page.widget('cntv-account');
    await until(() => isReady(account) && account.shadowRoot?.querySelector('button'), 'the button');
    await are(account, true);
  });
});
