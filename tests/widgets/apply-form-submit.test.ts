import { expect } from '@esm-bundle/chai';
import { applicationPages, fillForm, isBusy, submit, succeeded, toast } from '../support/widgets/application';
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

function deferred() {
  let settle = { resolve: (_value: unknown) => {} };
  const promise = new Promise((resolve) => {
    settle = { resolve };
  });
  return { promise, settle };
}
