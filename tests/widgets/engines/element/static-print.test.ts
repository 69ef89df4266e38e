import { expect } from '@esm-bundle/chai';
import { FakeApi } from '../../../support/element/fake-api';
import { scriptWithFault } from '../../../support/element/faults/chunk-faults';
import {
  type HostPage,
  inside,
  isAtRest,
  openPage,
  stateOf,
  type,
  until,
} from '../../../support/element/host';
import { puzzle } from '../../../support/element/puzzle';

const ATTRIBUTES = '?form=talent-show&lang=en';
const FORM = `<cntv-apply-form form="talent-show" lang="en">[[cntv-apply-form${ATTRIBUTES}]]</cntv-apply-form>`;
const PRINTED_LOGIN = '<cntv-login>[[cntv-login]]<a href="/login.html">登录</a></cntv-login>';

/** Browsers before 2023 and 2024 show the fallback; today's path begins there. */
const READS_PRINTS = 'shadowRootMode' in HTMLTemplateElement.prototype;

describe('an element that the page has printed', () => {
  let page: HostPage;
  afterEach(() => page.closeWithoutErrors());

  const open = async (html: string, more: Partial<Parameters<typeof openPage>[0]> = {}) => {
    page = await openPage({ html, api: new FakeApi(puzzle.answers), query: { script: '' }, ...more });
    return page.document.querySelector('cntv-login,cntv-apply-form') as HTMLElement;
  };

  const addScript = (src: string) =>
    (page.window as unknown as { importModule(address: string): Promise<unknown> }).importModule(src);

  /** Loads the script into the page, and resolves when the view has taken over. */
  async function takeOver(widget: HTMLElement): Promise<void> {
    await addScript('/dist/cntv-widgets.js');
    widget.focus();
    await until(() => isLive(widget), 'the view has taken over');
  }
  const isLive = ({ shadowRoot }: HTMLElement) =>
    shadowRoot?.querySelector('form') && !shadowRoot.querySelector('style:not([data-cntv])');
  const nodesOf = ({ shadowRoot }: HTMLElement) => [...(shadowRoot?.querySelectorAll('form,form *') ?? [])];

  it('was parsed by this browser, which has prints', () => {
    // The others are tested with an inert template below.
    expect(READS_PRINTS).to.equal(true);
    page = { closeWithoutErrors() {} } as HostPage;
  });

  it('keeps the nodes of a login, the values, the focus and an autofilled password', async () => {
    const login = await open(PRINTED_LOGIN);
    const account = inside<HTMLInputElement>(login, '#account');
    type(account, 'early');
    inside<HTMLInputElement>(login, '#password').value = 'filled in without an event';
    inside<HTMLInputElement>(login, '#autoLogin').click();
    account.setSelectionRange(1, 3, 'backward');
    const before = nodesOf(login);
    await takeOver(login);
    expect(before.filter(({ isConnected }) => !isConnected)).to.deep.equal([]);
    expect(account.value).to.equal('early');
    expect(inside<HTMLInputElement>(login, '#password').value).to.equal('filled in without an event');
    expect(inside<HTMLInputElement>(login, '#autoLogin').checked).to.equal(true);
    expect(login.shadowRoot?.activeElement).to.equal(account);
    expect([account.selectionStart, account.selectionEnd]).to.deep.equal([1, 3]);
    expect(inside<HTMLButtonElement>(login, '[data-submit]').type).to.equal('submit');
  });

  it('keeps the nodes and values of an application form, of all kinds of fields', async () => {
    const form = await open(FORM);
    const choose = (selector: string, value: string) => {
      const field = inside<HTMLSelectElement>(form, selector);
      field.value = value;
      field.dispatchEvent(new page.window.Event('input', { bubbles: true }));
      field.dispatchEvent(new page.window.Event('change', { bubbles: true }));
    };
    type(inside<HTMLInputElement>(form, '#name'), 'Early Bird');
    choose('#age', '20岁');
    choose('[name="province.0"]', '北京市');
    inside<HTMLInputElement>(form, '[value=female]').click();
    inside<HTMLTextAreaElement>(form, '#introduce').value = 'two\nlines';
    const before = nodesOf(form);
    const city = inside(form, '[name="province.1"]').closest('[part~=field]');
    await takeOver(form);
    // The field with the cities of the province that was chosen is new.
    const lost = before.filter(({ isConnected }) => !isConnected);
    expect(lost.filter((node) => !city?.contains(node))).to.deep.equal([]);
    expect((form as HTMLElement & { data: object }).data).to.include({
      name: 'Early Bird',
      age: '20岁',
      sex: 'female',
      introduce: 'two\nlines',
    });
    const cities = () => inside<HTMLSelectElement>(form, '[name="province.1"]').options;
    await until(() => cities().length > 1, 'the cities of the province can be chosen');
    expect(inside<HTMLSelectElement>(form, '[name="province.0"]').value).to.equal('北京市');
  });

  it('tells what the fields of a form hold before it is touched', async () => {
    const form = (await open(FORM)) as HTMLElement & { data: object };
    inside<HTMLInputElement>(form, '#name').value = 'Filled In';
    inside<HTMLInputElement>(form, '[value=female]').checked = true;
    await addScript('/dist/cntv-widgets.js');
    await until(() => isAtRest(form), 'at rest');
    const { data } = form;
    expect(data).to.include({ name: 'Filled In', sex: 'female', introduce: '' });
    form.focus();
    await until(() => isLive(form), 'the view has taken over');
    expect(form.data).to.deep.equal(data);
  });

  it('holds the press of its button from the moment at which the script is there', async () => {
    const login = await open(PRINTED_LOGIN);
    type(inside(login, '#account'), 'someone');
    const { window } = page;
    // Pressed at once when the element is defined.
    void window.customElements.whenDefined('cntv-login').then(() => inside(login, '[data-submit]').click());
    await takeOver(login);
    await until(
      () => inside(login, '#password-message').textContent !== '',
      'the held press has validated the form',
    );
  });

  for (const [what, query, html] of [
    ['release', { stamp: '0.0.1-abc' }, PRINTED_LOGIN],
    ['configuration', { printConfig: '{"texts": {"login": {"title": "Other"}}}' }, PRINTED_LOGIN],
    ['language', {}, PRINTED_LOGIN.replace('[[cntv-login]]', '[[cntv-login?lang=en]]')],
    ['release, as a form,', { stamp: '0.0.1-abc' }, FORM],
  ] as const)
    it(`of another ${what} is drawn again with what was typed, and shows no frame without a form`, async () => {
      const widget = await open(html, { query: { script: '', ...query } });
      const name = widget.localName === 'cntv-login' ? 'account' : 'name';
      const field = inside<HTMLInputElement>(widget, `#${name}`);
      type(field, 'kept');
      let withoutForm = 0;
      const look = () => {
        if (!widget.shadowRoot?.querySelector('form')) withoutForm += 1;
        page.window.requestAnimationFrame(look);
      };
      look();
      await takeOver(widget);
      await until(() => inside<HTMLInputElement>(widget, `#${name}`).value === 'kept', 'the value is back');
      expect(field.isConnected).to.equal(false);
      expect(widget.shadowRoot?.activeElement?.id).to.equal(name);
      expect(widget.shadowRoot?.querySelector('[data-print],[data-submit]')).to.equal(null);
      expect(widget.shadowRoot?.querySelector('[data-replaced-print]')).not.to.equal(null);
      expect(withoutForm).to.equal(0);
    });

  it('is attached by the element where it came as an inert template, as from a sink or an old browser', async () => {
    page = await openPage({ html: '<main></main>', api: new FakeApi(), query: { allows: 'cntv-login' } });
    const response = await fetch('/print?element=cntv-login');
    // Of this window, because the page has no HTML sink.
    const parsed = new DOMParser().parseFromString(
      `<cntv-login>${await response.text()}<a>登录</a></cntv-login>`,
      'text/html',
    );
    const login = page.document.adoptNode(parsed.querySelector('cntv-login') as HTMLElement);
    page.document.querySelector('main')?.append(login);
    const account = inside<HTMLInputElement>(login, '#account');
    expect(account.getBoundingClientRect().height).to.equal(44);
    type(account, 'typed');
    login.focus();
    await until(() => isLive(login), 'the view has taken over');
    expect(inside(login, '#account')).to.equal(account);
    // A router keeps the element, or a copy of it.
    const copy = login.cloneNode(true) as HTMLElement;
    login.replaceWith(copy);
    expect(inside<HTMLInputElement>(copy, '#account').value).to.equal('');
  });

  it('gives way to its own content when the view fails, and is back with its values after a retry', async () => {
    const login = await open(PRINTED_LOGIN);
    type(inside(login, '#account'), 'kept');
    const faulty = scriptWithFault('missing', 'login.view');
    await addScript(faulty.script);
    login.focus();
    await until(() => stateOf(login) === 'error', 'the view has failed');
    const box = inside(login, 'div');
    const link = page.document.querySelector('cntv-login > a');
    expect(box.contains(link?.assignedSlot as Element)).to.equal(true);
    await faulty.release();
    inside(login, '[data-testid=retry]').click();
    await until(() => isLive(login), 'the view has taken over');
    expect(inside<HTMLInputElement>(login, '#account').value).to.equal('kept');
  });
});
