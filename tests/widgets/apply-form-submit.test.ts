import { expect } from '@esm-bundle/chai';
import type { ApplicationName } from '#config/application-forms';
import {
  all,
  applicationPages,
  controls,
  fillForm,
  isBusy,
  put,
  submit,
  succeeded,
  toast,
} from '../support/element/application';
import { inside, until } from '../support/element/host';

describe('the cntv-submit event of <cntv-apply-form>', () => {
  const { fixture, on, open } = applicationPages();

  async function filled() {
    const widget = await open('<cntv-apply-form form="handicraft"></cntv-apply-form>');
    await fillForm(widget, 'handicraft', '有');
    return widget;
  }
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
    await succeeded(widget);
    expect(isBusy(widget)).to.equal(false);
  });

  it('shows the text of a rejection, keeps the values and can be repeated', async () => {
    const widget = await filled();
    on('cntv-submit', (event) => event.detail.respond(Promise.reject('报名已截止')));
    const typed = widget.data;
    submit(widget);
    await until(() => toast(widget)?.textContent?.includes('报名已截止'), 'the text');
    expect(widget.data).to.deep.equal(typed);
    submit(widget);
    await until(() => fixture.submitted.length === 2, 'the second event');
  });

  it('waits for the promises of all listeners', async () => {
    const widget = await filled();
    on('cntv-submit', (event) => event.detail.respond(Promise.reject('报名已截止')));
    on('cntv-submit', (event) => event.detail.respond(Promise.resolve()));
    submit(widget);
    await until(() => toast(widget)?.textContent?.includes('报名已截止'), 'the text of the first');
  });

  it('shows that the service is busy after any other rejection', async () => {
    const widget = await filled();
    on('cntv-submit', (event) => event.detail.respond(Promise.reject(new Error('Failed to fetch'))));
    submit(widget);
    await until(() => toast(widget)?.textContent?.includes('系统繁忙'), 'the text');
    expect(toast(widget)?.textContent).not.to.contain('Failed to fetch');
  });

  it('shows no result if the page cancels it', async () => {
    const widget = await filled();
    on('cntv-submit', (event) => event.preventDefault());
    submit(widget);
    await until(() => fixture.submitted.length === 1 && !isBusy(widget), 'the event');
    expect(toast(widget)).to.equal(undefined);
  });

  it('ignores a promise that is passed too late', async () => {
    const widget = await filled();
    submit(widget);
    const [detail] = await until(() => (fixture.submitted.length ? fixture.submitted : null), 'the event');
    expect(() => detail?.respond(Promise.resolve())).to.throw('respond() was called after the event.');
  });
});

describe('a refusal of the page', () => {
  const { fixture, on, open } = applicationPages();

  /** Submits a filled form whose page refuses it. */
  async function refused(form: ApplicationName, answer: () => unknown, attributes = '') {
    const widget = await open(`<cntv-apply-form form="${form}" ${attributes}></cntv-apply-form>`);
    const typed = await fillForm(widget, form, '有');
    on('cntv-submit', (event) => event.detail.respond(answer() as Promise<unknown>));
    submit(widget);
    await until(() => toast(widget)?.textContent, 'the alert');
    expect(toast(widget)?.querySelector('[role=alert]')).not.to.equal(null);
    expect(widget.data).to.deep.equal(typed);
    return widget;
  }
  const focused = (widget: HTMLElement) => widget.shadowRoot?.activeElement?.getAttribute('name');
  const message = (widget: HTMLElement, name: string) =>
    all(widget, '[part=message]').find(({ id }) => id === `${name}-message`)?.textContent;
  const reject = (reason: unknown) => () => Promise.reject(reason);

  it('marks the fields that it names and focuses the first one, which a change unmarks', async () => {
    const fields = { phone: '该号码已报过名', name: '请填写真实姓名' };
    const widget = await refused('poetry', reject({ message: '报名信息有误', fields }));
    expect(toast(widget)?.textContent).to.equal('报名信息有误');
    expect([message(widget, 'name'), message(widget, 'phone')]).to.deep.equal([fields.name, fields.phone]);
    for (const name of ['name', 'phone'])
      expect(controls(widget, name)[0]?.getAttribute('aria-invalid')).to.equal('true');
    expect(all(widget, '[aria-invalid]')).to.have.length(2);
    expect(focused(widget)).to.equal('name');
    put(widget, 'name', '李白');
    await until(() => !message(widget, 'name') && !toast(widget), 'the mark and the alert are removed');
    expect(message(widget, 'phone')).to.equal(fields.phone);
    submit(widget);
    await until(() => fixture.submitted.length === 2, 'the second event');
  });

  it('shows a text of its own in the alert if there is none', async () => {
    const widget = await refused('poetry', reject({ fields: { city: '<b>该赛区已截止</b>' } }));
    expect(toast(widget)?.textContent).to.equal('提交的内容有误，请按提示修改');
    expect(message(widget, 'city')).to.equal('<b>该赛区已截止</b>');
    expect(focused(widget)).to.equal('city');
  });

  const PLACES: readonly (readonly [ApplicationName, name: string, message: string, focused: string])[] = [
    ['personal', 'type', 'type', 'type'],
    ['personal', 'workList', 'workList', 'workList.0.workName'],
    ['personal', 'workList.2.job', 'workList.2.job', 'workList.2.job'],
    ['talent-show', 'province', 'province.0', 'province.0'],
    ['talent-show', 'province.1', 'province.1', 'province.1'],
    ['talent-show', 'birthday', 'birthday', 'birthday'],
    ['talent-show', 'introduce', 'introduce', 'introduce'],
    ['advisory', 'agreement', 'agreement', 'agreement'],
    ['advisory', 'contentType', 'contentType', 'contentType'],
  ];
  for (const [form, name, place, control] of PLACES)
    it(`marks ${name} of ${form}`, async () => {
      const widget = await refused(form, reject({ fields: { [name]: '不正确' } }));
      await until(() => message(widget, place) === '不正确', 'the message');
      expect(focused(widget)).to.equal(control);
    });

  it('shows its texts in the alert where the messages of fields are hidden (OQ-79)', async () => {
    const fields = { phone: '格式不正确', email: '格式不正确' };
    const widget = await refused('institution', reject({ fields }), 'messages="hide"');
    expect(toast(widget)?.textContent).to.equal(
      '提交的内容有误，请按提示修改\n联系电话：格式不正确\n邮箱：格式不正确',
    );
    expect(focused(widget)).to.equal('phone');
  });

  it('shows the texts of unknown fields in the alert, and logs their names once', async () => {
    const fields = { telphone: '号码有误', toString: '不存在', 'workList.9.job': '没有' };
    const widget = await refused('personal', reject({ fields }));
    expect(toast(widget)?.textContent).to.equal('号码有误\n不存在\n没有');
    expect(all(widget, '[aria-invalid]')).to.deep.equal([]);
    submit(widget);
    await until(() => fixture.submitted.length === 2 && !isBusy(widget), 'the second event');
    const logged = fixture.page.console.filter((line) => line.includes('telphone'));
    expect(logged).to.have.length(1);
    expect(logged[0]).to.contain('did you mean "phone"?');
  });

  it('can be a response with an error status, passed or thrown', async () => {
    const answer = () => Response.json({ fields: { phone: '该号码已报过名' } }, { status: 422 });
    for (const respond of [() => Promise.resolve(answer()), () => Promise.reject(answer())]) {
      const widget = await refused('poetry', respond);
      await until(() => message(widget, 'phone') === '该号码已报过名', 'the message');
      fixture.page.close();
    }
  });

  it('without a text for the visitor says that the service is busy', async () => {
    for (const answer of [
      new Response('<h1>Bad Gateway</h1>', { status: 502 }),
      Response.json({ code: 7, message: 7, fields: ['phone'] }, { status: 400 }),
      Response.json(null, { status: 500 }),
    ]) {
      const widget = await refused('handicraft', () => Promise.resolve(answer));
      expect(toast(widget)?.textContent).to.contain('系统繁忙');
      expect(toast(widget)?.textContent).not.to.contain('Bad Gateway');
      fixture.page.close();
    }
  });

  it('of a poem of 20,000 letters gives the reason, also without a text for the visitor', async () => {
    for (const respond of [
      () => Promise.resolve(new Response('<h1>413</h1>', { status: 413 })),
      () => Promise.reject(new Response(null, { status: 413 })),
    ]) {
      const widget = await open('<cntv-apply-form form="poetry"></cntv-apply-form>');
      await fillForm(widget, 'poetry', '诗'.repeat(20_000));
      on('cntv-submit', (event) => event.detail.respond(respond()));
      submit(widget);
      await until(() => toast(widget)?.textContent?.includes('提交的内容过长'), 'the reason');
      expect(controls(widget, 'writing')[0]?.value).to.have.lengthOf(20_000);
      fixture.page.close();
    }
  });

  it('is no response without an error status', async () => {
    const widget = await open('<cntv-apply-form form="handicraft"></cntv-apply-form>');
    await fillForm(widget, 'handicraft', '有');
    on('cntv-submit', (event) => event.detail.respond(Promise.resolve(Response.json({ message: '收到' }))));
    submit(widget);
    await succeeded(widget);
  });
});

describe('the confirmation of <cntv-apply-form>', () => {
  const { fixture, on, open, storedDraft } = applicationPages();
  const another = (widget: HTMLElement) => inside(widget, '[data-testid~=another]');

  async function confirmed(html: string) {
    const widget = await open(html);
    await fillForm(widget, 'handicraft', '有');
    submit(widget);
    await succeeded(widget);
    return widget;
  }

  it('replaces the form, has the focus, and leads to an empty form (APPLY-58, CAMP-21)', async () => {
    const widget = await confirmed('<cntv-apply-form form="handicraft"></cntv-apply-form>');
    const { shadowRoot } = widget;
    await until(() => shadowRoot?.activeElement?.textContent === '提交成功！', 'the focus');
    expect(all(widget, 'form')).to.deep.equal([]);
    expect(toast(widget)).to.equal(undefined);
    expect([widget.data, widget.checkValidity(), storedDraft('handicraft')]).to.deep.equal([
      null,
      false,
      null,
    ]);
    widget.reset();
    expect(all(widget, 'form')).to.deep.equal([]);
    expect(another(widget).textContent).to.equal('再填一份');
    another(widget).click();
    await until(() => shadowRoot?.activeElement === inside(widget, '[part=title]'), 'the focus on the title');
    expect(widget.data).to.deep.equal({ name: '', phone: '', address: '', sex: null });
    expect(all(widget, '[data-testid~=restored]')).to.deep.equal([]);
    await fillForm(widget, 'handicraft', '又');
    submit(widget);
    await succeeded(widget);
    expect(fixture.submitted.map(({ data }) => data.name)).to.deep.equal(['有', '又']);
  });

  for (const width of [375, 800])
    it(`has the height of the form at ${width} px, so that the page below does not move (APPLY-58)`, async () => {
      const widget = await open('<cntv-apply-form form="poetry"></cntv-apply-form>', { width });
      await fillForm(widget, 'poetry', '有');
      const { height } = widget.getBoundingClientRect();
      submit(widget);
      await succeeded(widget);
      expect(widget.getBoundingClientRect().height).to.equal(height);
      another(widget).click();
      await until(() => controls(widget, 'writing').length, 'the form');
      expect(widget.getBoundingClientRect().height).to.equal(height);
    });

  it('is higher than a form that is too low for it', async () => {
    const widget = await confirmed('<cntv-apply-form form="handicraft"></cntv-apply-form>');
    const { bottom } = inside(widget, '[part=card]').getBoundingClientRect();
    expect(another(widget).getBoundingClientRect().bottom).to.be.below(bottom);
  });

  it('leaves the focus to another field of the page, and is announced by a toast', async () => {
    const widget = await open('<input id="other"><cntv-apply-form form="handicraft"></cntv-apply-form>');
    await fillForm(widget, 'handicraft', '有');
    const { promise, settle } = deferred();
    on('cntv-submit', (event) => event.detail.respond(promise));
    submit(widget);
    await until(() => isBusy(widget), 'the button is busy');
    const other = fixture.page.document.querySelector('#other') as HTMLInputElement;
    other.focus();
    settle.resolve(undefined);
    await succeeded(widget);
    await until(() => toast(widget)?.textContent === '提交成功！', 'the toast');
    expect(fixture.page.document.activeElement).to.equal(other);
  });

  it('gives way to another form', async () => {
    const widget = await confirmed('<cntv-apply-form form="handicraft" lang="en"></cntv-apply-form>');
    expect(another(widget).textContent).to.equal('Submit another application');
    widget.form = 'poetry';
    await until(() => controls(widget, 'writing').length, 'the form');
    widget.form = 'handicraft';
    await until(() => controls(widget, 'sex').length, 'the form');
  });
});

describe('a submit of <cntv-apply-form> that no listener takes (OQ-81)', () => {
  const { fixture, on, open, reopen } = applicationPages();
  const POETRY = '<cntv-apply-form form="poetry"></cntv-apply-form>';
  const notice = (widget: HTMLElement) =>
    all(widget, '[data-testid~=unsent]:has([role=alert]:not(:empty))')[0];
  const errors = () => fixture.page.console.filter((line) => line.includes('cntv-submit'));

  async function filledAlone() {
    const widget = await open(POETRY, { isConnected: false });
    return { widget, typed: await fillForm(widget, 'poetry', '千山') };
  }
  it('says that the form is not connected, keeps the values and the draft, and logs one error with the line to add', async () => {
    const { widget, typed } = await filledAlone();
    // Reads the type alone, as analytics scripts do.
    const types: string[] = [];
    on('cntv-submit', (event) => types.push(event.type));
    submit(widget);
    const said = await until(() => notice(widget), 'the notice');
    expect(said.querySelector('[role=alert]')).not.to.equal(null);
    expect(said.textContent).to.equal(
      '暂时无法提交：提交通道尚未开通。您填写的内容仍保留在表单中，请稍后再试，或联系网站客服。',
    );
    expect(toast(widget)).to.equal(undefined);
    expect(widget.data).to.deep.equal(typed);
    submit(widget);
    await until(() => types.length === 2 && !isBusy(widget) && notice(widget), 'the second notice');
    expect(errors()).to.have.length(1);
    expect(errors()[0]).to.contain('such as action="/applications"');
    inside(widget, '[data-testid~=reset]').click();
    await until(() => !notice(widget), 'the notice is removed with the values');
    inside(widget, '[data-testid~=undo]').click();
    await until(() => widget.data?.writing === '千山', 'the values');
    const again = await reopen(POETRY, { isConnected: false });
    await until(() => again.data?.writing === '千山', 'the draft');
  });

  it('links the customer service of the page in the notice', async () => {
    const widget = await open(POETRY, {
      isConnected: false,
      config: { links: { customerService: '/service' } },
    });
    await fillForm(widget, 'poetry', '千山');
    submit(widget);
    const said = await until(() => notice(widget), 'the notice');
    expect(said.querySelector('a')?.getAttribute('href')).to.equal('/service');
    expect(said.querySelector('a')?.textContent).to.equal('客服');
  });

  it('succeeds after the page has added a listener, and removes the notice', async () => {
    const { widget } = await filledAlone();
    submit(widget);
    await until(() => notice(widget), 'the notice');
    on('cntv-submit', ({ detail }) => fixture.submitted.push({ ...detail }));
    submit(widget);
    await succeeded(widget);
    expect(notice(widget)).to.equal(undefined);
  });

  it('succeeds with a listener that only reads the data, or only responds', async () => {
    for (const take of [
      ({ data }: { data: unknown }) => void data,
      (detail: Responding) => detail.respond(Promise.resolve()),
    ]) {
      const { widget } = await filledAlone();
      on('cntv-submit', ({ detail }) => take(detail));
      submit(widget);
      await succeeded(widget);
      expect([notice(widget), errors()]).to.deep.equal([undefined, []]);
      fixture.page.close();
    }
  });

  it('is left to a listener that cancels it', async () => {
    const { widget, typed } = await filledAlone();
    let count = 0;
    on('cntv-submit', (event) => {
      event.preventDefault();
      count += 1;
    });
    submit(widget);
    await until(() => count === 1 && !isBusy(widget), 'the event');
    expect([notice(widget), toast(widget), errors()]).to.deep.equal([undefined, undefined, []]);
    expect(widget.data).to.deep.equal(typed);
  });
});

type Responding = { data: unknown; respond(result: Promise<unknown>): void };

function deferred() {
  let settle = { resolve: (_value: unknown) => {} };
  const promise = new Promise((resolve) => {
    settle = { resolve };
  });
  return { promise, settle };
}
