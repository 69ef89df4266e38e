import { expect } from '@esm-bundle/chai';
import {
  type ApplyForm,
  all,
  applicationPages,
  controls,
  fillAnother,
  fillForm,
  INCOMPLETE,
  put,
  shown,
  submit,
  succeeded,
  toast,
} from '../../../support/element/application';
import { isReady, submitForm, until } from '../../../support/element/host';

describe('<cntv-apply-form> on a page', () => {
  const { fixture, on, open, openBlank } = applicationPages();

  it('does not submit, reset or add values to a form around it', async () => {
    const widget = await open(
      '<form action="/nowhere"><input name="q" value="1"><cntv-apply-form form="handicraft"></cntv-apply-form></form>',
    );
    const form = fixture.page.document.querySelector('form') as HTMLFormElement;
    const heard: string[] = [];
    for (const type of ['submit', 'reset', 'invalid', 'formdata'])
      form.addEventListener(type, (event) => {
        event.preventDefault();
        heard.push(type);
      });
    submit(widget);
    await until(() => toast(widget)?.textContent?.includes(INCOMPLETE), 'the alert');
    await fillForm(widget, 'handicraft', '有');
    expect([...new FormData(form).keys()]).to.deep.equal(['q']);
    submitForm(widget);
    await succeeded(widget);
    await fillAnother(widget);
    await fillForm(widget, 'handicraft', '有');
    widget.reset();
    await until(() => widget.data?.name === '', 'the form is empty');
    expect(heard).to.deep.equal(['formdata']);
    expect([form.checkValidity(), form.elements.length]).to.deep.equal([true, 1]);
  });

  it('keeps its values when a form around it is reset', async () => {
    const widget = await open('<form><cntv-apply-form form="handicraft"></cntv-apply-form></form>');
    const resets: unknown[] = [];
    on('cntv-reset', (event) => resets.push(event));
    await fillForm(widget, 'handicraft', '有');
    fixture.page.document.querySelector('form')?.reset();
    expect(widget.data?.name).to.equal('有');
    expect(resets).to.deep.equal([]);
  });

  it('has its own values, alerts, drafts and events beside another one', async () => {
    const widget = await open(
      '<cntv-apply-form form="handicraft"></cntv-apply-form><cntv-apply-form form="news-bag"></cntv-apply-form>',
    );
    const other = fixture.page.document.querySelector('[form=news-bag]') as ApplyForm;
    const resets: unknown[] = [];
    on('cntv-reset', (event) => resets.push(event.target));
    other.scrollIntoView();
    await shown(other);
    const values = await fillForm(widget, 'handicraft', '甲');
    submit(other);
    await until(() => toast(other)?.textContent?.includes(INCOMPLETE), 'the alert of the other form');
    expect(toast(widget)).to.equal(undefined);
    expect(all(widget, '[aria-invalid]')).to.deep.equal([]);
    const otherValues = await fillForm(other, 'news-bag', '乙');
    submit(other);
    await succeeded(other);
    expect(fixture.submitted.map(({ form, data }) => [form, data])).to.deep.equal([
      ['news-bag', otherValues],
    ]);
    await fillAnother(other);
    other.reset();
    await until(() => other.data?.name === '' && resets.length, 'the other form is empty');
    expect(resets).to.deep.equal([other]);
    expect(widget.data).to.deep.equal(values);
    submit(widget);
    await succeeded(widget);
    expect(fixture.submitted[1]?.data).to.deep.equal(values);
  });

  it('keeps values when it is moved', async () => {
    const widget = await open('<main></main><cntv-apply-form form="handicraft"></cntv-apply-form>');
    put(widget, 'name', '有');
    fixture.page.document.querySelector('main')?.append(widget);
    await until(() => isReady(widget) && widget.data?.name === '有', 'the value');
  });

  it('works inside a modal <dialog> of the page, and leaves it open', async () => {
    const page = await openBlank('<dialog><form method="dialog"></form></dialog>');
    const dialog = page.document.querySelector('dialog') as HTMLDialogElement;
    const widget = page.document.createElement('cntv-apply-form') as ApplyForm;
    widget.form = 'handicraft';
    dialog.querySelector('form')?.append(widget);
    dialog.showModal();
    await shown(widget);
    submit(widget);
    await until(() => toast(widget)?.textContent?.includes(INCOMPLETE), 'the alert');
    await until(() => widget.shadowRoot?.activeElement === controls(widget, 'name')[0], 'the focus');
    await fillForm(widget, 'handicraft', '有');
    submitForm(widget);
    await succeeded(widget);
    expect(dialog.open).to.equal(true);
    dialog.close();
  });
});
