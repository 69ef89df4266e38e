import { expect } from '@esm-bundle/chai';
import {
  all,
  applicationPages,
  fillForm,
  isBusy,
  submit,
  succeeded,
  toast,
} from '../support/widgets/application';
import { until } from '../support/widgets/host';

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

describe('a submit of <cntv-apply-form> that no listener takes (OQ-81)', () => {
  const { fixture, on, open, reopen } = applicationPages();
  const POETRY = '<cntv-apply-form form="poetry"></cntv-apply-form>';
  const notice = (widget: HTMLElement) => all(widget, '[data-testid~=unsent]')[0];
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
    expect(said.getAttribute('role')).to.equal('alert');
    expect(said.textContent).to.equal(
      '此表单尚未接入本网站，您填写的内容没有提交，仍保留在表单中。请联系网站管理员。',
    );
    expect(toast(widget)).to.equal(undefined);
    expect(widget.data).to.deep.equal(typed);
    submit(widget);
    await until(() => types.length === 2 && !isBusy(widget), 'the second event');
    expect(notice(widget)).not.to.equal(undefined);
    expect(errors()).to.have.length(1);
    expect(errors()[0]).to.contain(
      "document.addEventListener('cntv-submit', (event) => event.detail.respond(",
    );
    const again = await reopen(POETRY, { isConnected: false });
    await until(() => again.data?.writing === '千山', 'the draft');
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
