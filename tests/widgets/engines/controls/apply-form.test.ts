import { expect } from '@esm-bundle/chai';
import { APPLICATION_FORMS, type ApplicationField } from '../../../../src/config/application-forms';
import { STORAGE_KEYS, STORAGE_PREFIX } from '../../../../src/config/storage-keys';
import { FakeApi } from '../../../support/widgets/fake-api';
import { type HostPage, inside, isReady, openPage, until } from '../../../support/widgets/host';

const INCOMPLETE = '请填写完整的报名信息';
const SUCCESS = '提交成功！';

type Submitted = { form: string; data: Record<string, unknown>; respond(result: Promise<unknown>): void };
type ApplyForm = HTMLElement & {
  form: string;
  data: Record<string, unknown> | null;
  checkValidity(): boolean;
  reset(): void;
};

const forms = Object.entries(APPLICATION_FORMS) as [string, readonly ApplicationField[]][];

describe('<cntv-apply-form>', () => {
  let page: HostPage;
  let api: FakeApi;
  let submitted: Submitted[];
  afterEach(() => {
    expect(page.violations).to.deep.equal([]);
    expect(page.errors).to.deep.equal([]);
    page.close();
  });

  async function open(html: string, { config = {}, keepsTab = false, width = 800 } = {}): Promise<ApplyForm> {
    api = new FakeApi();
    submitted = [];
    page = await openPage({
      html,
      api,
      config: { appid: 'demo', ...config },
      width,
      prepare: (window) => keepsTab || window.sessionStorage.clear(),
    });
    on('cntv-submit', (event) => submitted.push(event.detail));
    const widget = page.widget('cntv-apply-form') as ApplyForm;
    await shown(widget);
    return widget;
  }
  /** Listens on the page; the events bubble and are composed. */
  function on(name: string, listener: (event: CustomEvent<Submitted>) => void) {
    page.document.addEventListener(name, listener as unknown as EventListener);
  }
  const shown = (widget: HTMLElement) =>
    until(() => isReady(widget) && widget.shadowRoot?.querySelector('[type=submit]'), 'the form is shown');
  const all = <Found extends HTMLElement = HTMLElement>(widget: HTMLElement, selector: string) => [
    ...(widget.shadowRoot?.querySelectorAll<Found>(selector) ?? []),
  ];
  const toast = (widget: HTMLElement) => all(widget, '[part=toast]')[0];
  const controls = (widget: HTMLElement, name: string) =>
    all<HTMLInputElement>(widget, '[name]').filter((control) => control.name === name);
  const submit = (widget: HTMLElement) => inside(widget, '[type=submit]').click();

  /** Sets a value as password managers and fillers do, with or without events. */
  function put(widget: HTMLElement, name: string, value: string, isSilent: boolean) {
    const [control] = controls(widget, name) as [HTMLInputElement];
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
    const view = page.window;
    if (!isSilent)
      for (const type of ['input', 'change'])
        control.dispatchEvent(new view.Event(type, { bubbles: true, composed: true }));
  }
  function tick(widget: HTMLElement, name: string, values: readonly string[], isSilent: boolean) {
    for (const control of controls(widget, name))
      if (values.includes(control.value) || (control.type === 'checkbox' && !control.hasAttribute('value'))) {
        if (isSilent) control.checked = true;
        else control.click();
      }
  }

  /** Fills a field and returns the value that the form then has. */
  async function fill(widget: HTMLElement, field: ApplicationField, text: string, isSilent = false) {
    const { kind, name } = field;
    if (kind === 'checkbox') {
      tick(widget, name, [], isSilent);
      return true;
    }
    if (kind === 'checkboxes') {
      tick(widget, name, field.options.slice(1, 3), isSilent);
      return field.options.slice(1, 3);
    }
    if (kind === 'radio') {
      tick(widget, name, [field.options[1] ?? ''], isSilent);
      return field.options[1];
    }
    if (kind === 'region') {
      put(widget, `${name}.0`, '浙江省', false);
      const city = () => controls(widget, `${name}.1`)[0]?.querySelector('option[value="杭州市"]');
      await until(city, 'the cities of the province');
      put(widget, `${name}.1`, '杭州市', isSilent);
      return ['浙江省', '杭州市'];
    }
    if (kind === 'rows') {
      const rows = Array.from({ length: field.count }, (_, index) =>
        Object.fromEntries(field.columns.map((column) => [column, `${text}${index}`])),
      );
      rows.forEach((row, index) => {
        for (const [column, value] of Object.entries(row))
          put(widget, `${name}.${index}.${column}`, value, isSilent);
      });
      return rows;
    }
    const value = kind === 'date' ? '2001-02-28' : kind === 'select' ? (field.options[0] ?? '') : text;
    put(widget, name, value, isSilent);
    return value;
  }
  async function fillAll(
    widget: HTMLElement,
    fields: readonly ApplicationField[],
    text: string,
    isSilent = false,
  ) {
    const expected: Record<string, unknown> = {};
    for (const field of fields) expected[field.name] = await fill(widget, field, text, isSilent);
    return expected;
  }

  for (const [form, fields] of forms) {
    it(`gives the page what was typed into ${form}, and sends nothing (APPLY-58, APPLY-60, CAMP-21)`, async () => {
      const widget = await open(`<cntv-apply-form form="${form}"></cntv-apply-form>`);
      const expected = await fillAll(widget, fields, '  汉字 👩‍👩‍👧 <b>"&');
      expect(widget.checkValidity()).to.equal(true);
      submit(widget);
      await until(() => toast(widget)?.textContent?.includes(SUCCESS), 'the success message');
      expect(submitted.map((detail) => [detail.form, detail.data])).to.deep.equal([[form, expected]]);
      expect(api.calls).to.deep.equal([]);
    });

    it(`names and focuses each field of ${form} that is missing (APPLY-31, APPLY-57, CAMP-19, CAMP-21)`, async () => {
      const widget = await open(`<cntv-apply-form form="${form}"></cntv-apply-form>`);
      const required = fields.filter(({ kind }) => kind !== 'rows');
      // The fields are filled from last to first, so that the first one missing is another one each time.
      for (const field of [...required].reverse()) {
        submit(widget);
        await until(() => toast(widget)?.textContent?.includes(INCOMPLETE), 'the alert');
        expect(toast(widget)?.getAttribute('role')).to.equal('alert');
        expect(widget.checkValidity()).to.equal(false);
        const [first] = required;
        const focused = () => widget.shadowRoot?.activeElement as HTMLInputElement | null;
        await until(
          () => focused()?.name === first?.name || focused()?.name === `${first?.name}.0`,
          `the focus is on ${first?.name}`,
        );
        await fill(widget, field, '有');
      }
      expect(widget.checkValidity()).to.equal(true);
      expect(submitted).to.deep.equal([]);
    });
  }

  it('accepts values that were filled in without events', async () => {
    const widget = await open('<cntv-apply-form></cntv-apply-form>');
    const expected = await fillAll(widget, APPLICATION_FORMS.personal, '填', true);
    submit(widget);
    await until(() => submitted.length, 'the event');
    expect(submitted[0]?.data).to.deep.equal(expected);
  });

  it('keeps line breaks (APPLY-14)', async () => {
    const widget = await open('<cntv-apply-form form="poetry"></cntv-apply-form>');
    await fillAll(widget, APPLICATION_FORMS.poetry, '诗');
    put(widget, 'writing', '床前明月光\n\n疑是地上霜', false);
    submit(widget);
    await until(() => submitted.length, 'the event');
    expect(submitted[0]?.data.writing).to.equal('床前明月光\n\n疑是地上霜');
  });

  it('hides the messages of fields, but links them to the fields (APPLY-32, OQ-79)', async () => {
    const widget = await open('<cntv-apply-form form="handicraft"></cntv-apply-form>');
    submit(widget);
    await until(() => inside(widget, '#name').getAttribute('aria-invalid'), 'the field is marked');
    const message = inside(widget, `#${inside(widget, '#name').getAttribute('aria-describedby')}`);
    expect(message.textContent).to.equal('请输入姓名');
    const style = () => page.window.getComputedStyle(message);
    expect(style().clipPath).to.equal('inset(50%)');
    widget.setAttribute('show-inline-messages', '');
    await until(() => style().clipPath === 'none', 'the message is visible');
  });

  it('shows the application pages’ tabs, note and the six rows (APPLY-02, APPLY-15, SCOPE-11, SCOPE-12)', async () => {
    const widget = await open('<cntv-apply-form></cntv-apply-form>');
    expect(
      all(widget, '[data-testid~=route-tabs] a').map((link) => [link.textContent, link.getAttribute('href')]),
    ).to.deep.equal([
      ['个人申请', '/network_tv/film_channel/info_gr.action'],
      ['机构申请', '/network_tv/film_channel/info_jg.action'],
    ]);
    expect(inside(widget, '[part=notice]').textContent).to.equal(
      '请确保所提交的信息合法、真实；频道审核通过后方可入库；您的私人信息不会被公开。',
    );
    expect(controls(widget, 'workList.5.job')).to.have.length(1);
    expect(controls(widget, 'workList.6.job')).to.have.length(0);
    expect((controls(widget, 'introduce')[0] as unknown as HTMLTextAreaElement).rows).to.equal(4);
  });

  it('shows the seven image links of the page’s configuration, and none without (APPLY-01, OQ-85)', async () => {
    const nav = Array.from({ length: 7 }, (_, index) => ({
      href: `https://channel.example.com/${index}`,
      image: `/images/${index}.png`,
      label: `频道 ${index}`,
    }));
    const widget = await open('<cntv-apply-form form="institution"></cntv-apply-form>', {
      config: { links: { nav } },
    });
    const links = all(widget, '[data-testid~=nav] a');
    expect(links.map((link) => link.getAttribute('href'))).to.deep.equal(nav.map(({ href }) => href));
    expect(links.map((link) => link.querySelector('img')?.alt)).to.deep.equal(nav.map(({ label }) => label));
    page.close();
    expect(all(await open('<cntv-apply-form></cntv-apply-form>'), '[data-testid~=nav]')).to.deep.equal([]);
  });

  it('asks nobody to sign in (APPLY-61, CAMP-22)', async () => {
    const widget = await open('<cntv-apply-form form="advisory"></cntv-apply-form>');
    expect(all(widget, '[name]').length).to.be.above(20);
    expect(api.calls).to.deep.equal([]);
  });

  it('states the rules of the advisory group (CAMP-18)', async () => {
    const widget = await open('<cntv-apply-form form="advisory"></cntv-apply-form>');
    expect(all(widget, 'section li').map(({ textContent }) => textContent)).to.have.length(5);
  });

  it('takes options from the page’s configuration (CAMP-23, OQ-83)', async () => {
    const options = { product: ['甲', '乙'], browser: ['丙'], province: { 丁省: ['戊市', '己市'] } };
    const widget = await open('<cntv-apply-form form="advisory"></cntv-apply-form>', { config: { options } });
    expect(controls(widget, 'product').map(({ value }) => value)).to.deep.equal(['甲', '乙']);
    expect(all(widget, '#browser option').map(({ textContent }) => textContent)).to.deep.equal([
      '请选择',
      '丙',
    ]);
    expect(
      all<HTMLOptionElement>(widget, '[id="province.0"] option').map(({ value }) => value),
    ).to.deep.equal(['', '丁省']);
  });

  it('does not need the declarations with declarations="optional" (APPLY-30, OQ-78)', async () => {
    const widget = await open('<cntv-apply-form form="institution"></cntv-apply-form>');
    const fields = APPLICATION_FORMS.institution.filter(({ kind }) => kind !== 'checkbox');
    await fillAll(widget, fields, '有');
    expect(widget.checkValidity()).to.equal(false);
    widget.setAttribute('declarations', 'optional');
    await until(() => widget.checkValidity(), 'the form is valid');
  });

  it('is emptied by its button and by reset(), and says so (APPLY-17, APPLY-59, OQ-82)', async () => {
    const widget = await open('<cntv-apply-form form="talent-show"></cntv-apply-form>');
    const resets: unknown[] = [];
    on('cntv-reset', (event) => resets.push(event.detail));
    const empty = widget.data;
    await fillAll(widget, APPLICATION_FORMS['talent-show'], '有');
    submit(widget);
    await until(() => submitted.length, 'the event');
    inside(widget, '[data-testid~=reset]').click();
    await until(() => widget.data?.name === '', 'the form is empty');
    await until(() => JSON.stringify(widget.data) === JSON.stringify(empty), 'every field is empty');
    await fillAll(widget, APPLICATION_FORMS['talent-show'], '有');
    widget.reset();
    await until(() => JSON.stringify(widget.data) === JSON.stringify(empty), 'every field is empty again');
    expect(resets).to.deep.equal([{ form: 'talent-show' }, { form: 'talent-show' }]);
  });

  describe('the event', () => {
    async function filled() {
      const widget = await open('<cntv-apply-form form="handicraft"></cntv-apply-form>');
      await fillAll(widget, APPLICATION_FORMS.handicraft, '有');
      return widget;
    }
    const isBusy = (widget: HTMLElement) =>
      inside(widget, '[type=submit]').getAttribute('aria-busy') === 'true';

    it('waits for the promise of the page', async () => {
      const widget = await filled();
      const { promise, settle } = deferred();
      on('cntv-submit', (event) => {
        event.preventDefault();
        event.detail.respond(promise);
      });
      submit(widget);
      await until(() => isBusy(widget), 'the button is busy');
      expect(toast(widget)).to.equal(undefined);
      settle.resolve(undefined);
      await until(() => toast(widget)?.textContent?.includes(SUCCESS), 'the success message');
      expect(isBusy(widget)).to.equal(false);
    });

    it('shows the text of a rejection, keeps what was typed and can be repeated', async () => {
      const widget = await filled();
      on('cntv-submit', (event) => event.detail.respond(Promise.reject('报名已截止')));
      const typed = widget.data;
      submit(widget);
      await until(() => toast(widget)?.textContent?.includes('报名已截止'), 'the text');
      expect(widget.data).to.deep.equal(typed);
      submit(widget);
      await until(() => submitted.length === 2, 'the second event');
    });

    it('says that the service is busy when the promise fails otherwise', async () => {
      const widget = await filled();
      on('cntv-submit', (event) => event.detail.respond(Promise.reject(new Error('Failed to fetch'))));
      submit(widget);
      await until(() => toast(widget)?.textContent?.includes('系统繁忙'), 'the text');
      expect(toast(widget)?.textContent).not.to.contain('Failed to fetch');
    });

    it('leaves the result to a page that cancels it', async () => {
      const widget = await filled();
      on('cntv-submit', (event) => event.preventDefault());
      submit(widget);
      await until(() => submitted.length === 1 && !isBusy(widget), 'the event');
      expect(toast(widget)).to.equal(undefined);
    });

    it('refuses a promise that comes too late', async () => {
      const widget = await filled();
      submit(widget);
      const [detail] = await until(() => (submitted.length ? submitted : null), 'the event');
      expect(() => detail?.respond(Promise.resolve())).to.throw('respond() was called after the event.');
    });
  });

  describe('a draft', () => {
    const POETRY = '<cntv-apply-form form="poetry"></cntv-apply-form>';
    const storedDraft = (form: string) =>
      page.window.sessionStorage.getItem(STORAGE_PREFIX + STORAGE_KEYS.application + form);
    const reopen = async (html: string) => {
      page.close();
      return open(html, { keepsTab: true });
    };

    it('survives a reload without phone and email, says so and can be discarded', async () => {
      const widget = await open(POETRY);
      const typed = await fillAll(widget, APPLICATION_FORMS.poetry, '千山');
      const again = await reopen(POETRY);
      await until(() => all(again, '[data-testid~=restored]')[0], 'the notice');
      expect(again.data).to.deep.equal({ ...typed, phone: '', email: '' });
      inside(again, '[data-testid~=discard]').click();
      await until(() => again.data?.name === '', 'the form is empty');
      expect(all(again, '[data-testid~=restored]')).to.deep.equal([]);
      const third = await reopen(POETRY);
      expect(third.data?.name).to.equal('');
    });

    it('has every field with draft="all", also the region, the options and the rows', async () => {
      for (const form of ['kids-show', 'advisory', 'personal'] as const) {
        const html = `<cntv-apply-form form="${form}" draft="all"></cntv-apply-form>`;
        const widget = await open(html);
        const typed = await fillAll(widget, APPLICATION_FORMS[form], '千山');
        const again = await reopen(html);
        await until(() => JSON.stringify(again.data) === JSON.stringify(typed), `every field of ${form}`);
        page.close();
      }
      await open(POETRY);
    });

    it('is not kept with draft="none"', async () => {
      const html = '<cntv-apply-form form="poetry" draft="none"></cntv-apply-form>';
      const widget = await open(html);
      await fillAll(widget, APPLICATION_FORMS.poetry, '千山');
      expect(storedDraft('poetry')).to.equal(null);
      expect((await reopen(html)).data?.name).to.equal('');
    });

    it('is removed by a submit that succeeds', async () => {
      const widget = await open(POETRY);
      await fillAll(widget, APPLICATION_FORMS.poetry, '千山');
      submit(widget);
      await until(() => toast(widget)?.textContent?.includes(SUCCESS), 'the success message');
      inside(widget, '[type=submit]').focus({ preventScroll: true });
      inside(widget, '[type=submit]').blur();
      expect(storedDraft('poetry')).to.equal(null);
      expect((await reopen(POETRY)).data?.name).to.equal('');
    });

    it('has what was changed after a submit', async () => {
      const widget = await open(POETRY);
      await fillAll(widget, APPLICATION_FORMS.poetry, '千山');
      submit(widget);
      await until(() => toast(widget)?.textContent?.includes(SUCCESS), 'the success message');
      put(widget, 'name', '万水', false);
      const again = await reopen(POETRY);
      await until(() => again.data?.name === '万水', 'the change');
    });

    it('of one form does not show in another', async () => {
      const widget = await open(POETRY);
      await fillAll(widget, APPLICATION_FORMS.poetry, '千山');
      widget.setAttribute('form', 'handicraft');
      await until(() => controls(widget, 'sex').length, 'the other form');
      expect(widget.data?.name).to.equal('');
      widget.form = 'poetry';
      await until(() => controls(widget, 'writing').length && widget.data?.name === '千山', 'the draft');
    });
  });

  describe('on pages of all kinds', () => {
    it('does not submit the form around it (Enter)', async () => {
      const widget = await open(
        '<form action="/nowhere"><input name="q"><cntv-apply-form form="handicraft"></cntv-apply-form></form>',
      );
      let hostSubmits = 0;
      page.document.querySelector('form')?.addEventListener('submit', (event) => {
        event.preventDefault();
        hostSubmits += 1;
      });
      await fillAll(widget, APPLICATION_FORMS.handicraft, '有');
      inside<HTMLFormElement>(widget, 'form').requestSubmit();
      await until(() => submitted.length, 'the event');
      expect(hostSubmits).to.equal(0);
    });

    it('works twice on one page, each with its own values', async () => {
      const widget = await open(
        '<cntv-apply-form form="handicraft"></cntv-apply-form><cntv-apply-form form="news-bag"></cntv-apply-form>',
      );
      const other = page.document.querySelector('[form=news-bag]') as ApplyForm;
      // Unlike scrollIntoView(), this does not scroll the runner's page too, which would keep the next test out of sight.
      page.window.scrollTo(0, other.offsetTop);
      await shown(other);
      await fillAll(widget, APPLICATION_FORMS.handicraft, '甲');
      await fillAll(other, APPLICATION_FORMS['news-bag'], '乙');
      submit(other);
      await until(() => submitted.length, 'the event');
      expect(submitted[0]?.data.name).to.equal('乙');
      expect(widget.data?.name).to.equal('甲');
    });

    it('shows the fallback of the page until it is there, and keeps values when it is moved', async () => {
      const widget = await open(
        '<main></main><cntv-apply-form form="handicraft"><a href="/apply">报名</a></cntv-apply-form>',
      );
      put(widget, 'name', '有', false);
      page.document.querySelector('main')?.append(widget);
      await until(() => isReady(widget) && widget.data?.name === '有', 'the value');
    });

    it('works inside a modal <dialog> of the page', async () => {
      const widget = await openInDialog();
      await fillAll(widget, APPLICATION_FORMS.handicraft, '有');
      submit(widget);
      await until(() => toast(widget)?.textContent?.includes(SUCCESS), 'the success message');
      const dialog = page.document.querySelector('dialog');
      expect(dialog?.open).to.equal(true);
      dialog?.close();
    });
    async function openInDialog() {
      api = new FakeApi();
      submitted = [];
      page = await openPage({
        html: '<dialog></dialog>',
        api,
        config: { appid: 'demo' },
        prepare: (window) => window.sessionStorage.clear(),
      });
      const dialog = page.document.querySelector('dialog') as HTMLDialogElement;
      const widget = page.document.createElement('cntv-apply-form') as ApplyForm;
      widget.form = 'handicraft';
      dialog.append(widget);
      dialog.showModal();
      await shown(widget);
      return widget;
    }
  });
});

function deferred() {
  let settle = { resolve: (_value: unknown) => {} };
  const promise = new Promise((resolve) => {
    settle = { resolve };
  });
  return { promise, settle };
}
