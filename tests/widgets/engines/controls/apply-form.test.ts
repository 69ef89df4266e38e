import { expect } from '@esm-bundle/chai';
import type { ApplicationField } from '#config/application-field';
import { APPLICATION_FORMS } from '#config/application-forms';
import { CHUNK_LIMIT_MS } from '#config/limits';
import {
  all,
  applicationPages,
  controls,
  fillForm,
  isTextVisible,
  put,
  signOf,
  submit,
  toast,
} from '../../../support/element/application';
import { FORMS_IN_EVERY_ENGINE, testForm } from '../../../support/element/application-tests';
import { inside, until } from '../../../support/element/host';
import { setTextSize } from '../../../support/element/look';

describe('<cntv-apply-form>', () => {
  const pages = applicationPages();
  const { fixture, on, open } = pages;

  for (const form of FORMS_IN_EVERY_ENGINE) testForm(form, pages);

  it('scrolls the missing field to a place below the alert', async () => {
    const widget = await open('<cntv-apply-form form="personal"></cntv-apply-form>', { width: 768 });
    const [radio] = controls(widget, 'type') as [HTMLInputElement];
    const { scrollBy } = fixture.page.window;
    scrollBy(0, radio.getBoundingClientRect().top - 4);
    expect(radio.getBoundingClientRect().top).to.be.closeTo(4, 1);
    submit(widget);
    await until(
      () => widget.shadowRoot?.activeElement === radio && toast(widget)?.textContent,
      'the focus and the alert',
    );
    const alert = (toast(widget) as HTMLElement).getBoundingClientRect();
    expect(alert.height).to.be.below(100);
    expect(radio.getBoundingClientRect().top).to.be.above(alert.bottom + 20);
  });

  for (const form of FORMS_IN_EVERY_ENGINE)
    it(`shows the messages of ${form} as \`messages\` says, links them to the fields, and marks fields without one by a sign (APPLY-32, OQ-79)`, async () => {
      const widget = await open(`<cntv-apply-form form="${form}"></cntv-apply-form>`);
      const fields: readonly ApplicationField[] = APPLICATION_FORMS[form].fields;
      submit(widget);
      const messages = () => all(widget, '[part=message]').filter(({ textContent }) => textContent);
      const required = fields.filter(({ kind }) => kind !== 'rows');
      const regions = fields.filter(({ kind }) => kind === 'region');
      await until(() => messages().length === required.length + regions.length, 'the messages');
      for (const message of messages())
        expect(all(widget, `[aria-describedby="${message.id}"][aria-invalid]`)).to.have.length(1);
      const shown = () => messages().map((message) => isTextVisible(message));
      const signs = () => messages().map((message) => signOf(message));
      const expectMessages = async (isShown: boolean) => {
        await until(
          () => shown().every((is) => is === isShown),
          `messages are ${isShown ? 'shown' : 'hidden'}`,
        );
        expect(new Set(signs())).to.deep.equal(new Set([isShown ? 'none' : '"!"']));
      };
      await expectMessages(true);
      widget.setAttribute('messages', 'hide');
      await expectMessages(false);
      widget.setAttribute('messages', 'show');
      await expectMessages(true);
    });

  it('shows the alert until the next input, and removes it with the form (OQ-79)', async () => {
    const widget = await open('<cntv-apply-form form="handicraft"></cntv-apply-form>');
    const page = fixture.page.window;
    const delays: unknown[] = [];
    const { setTimeout } = page;
    page.setTimeout = ((run: () => void, ms: number) => {
      delays.push(ms);
      return setTimeout.call(page, run, ms);
    }) as never;
    submit(widget);
    await until(() => toast(widget)?.textContent, 'the alert');
    // The other is the time limit of the module that shows the alert.
    expect(delays.filter((ms) => Number(ms) >= 1000 && ms !== CHUNK_LIMIT_MS)).to.deep.equal([]);
    put(widget, 'name', '有');
    await until(() => !toast(widget), 'the alert is removed');
    submit(widget);
    await until(() => toast(widget)?.textContent, 'the alert again');
    widget.setAttribute('form', 'poetry');
    await until(() => controls(widget, 'writing').length && !toast(widget), 'the other form');
  });

  it('breaks no word of its options at twice the text size', async () => {
    const widget = await open('<cntv-apply-form form="advisory" lang="en"></cntv-apply-form>');
    setTextSize(widget, 2);
    const words = all(widget, 'fieldset label span').filter(({ textContent }) => !textContent?.includes(' '));
    expect(words.length).to.be.above(5);
    for (const word of words) {
      const range = fixture.page.document.createRange();
      range.selectNodeContents(word);
      expect(range.getClientRects().length, word.textContent ?? '').to.equal(1);
    }
  });

  it('is cleared by its button and by reset(), and dispatches cntv-reset each time (APPLY-17, APPLY-59, OQ-82)', async () => {
    const widget = await open('<cntv-apply-form form="talent-show"></cntv-apply-form>');
    const resets: unknown[] = [];
    on('cntv-reset', (event) => resets.push(event.detail));
    const empty = widget.data;
    await fillForm(widget, 'talent-show', '有');
    inside(widget, '[data-testid~=reset]').click();
    await until(() => widget.data?.name === '', 'the form is empty');
    await until(() => JSON.stringify(widget.data) === JSON.stringify(empty), 'every field is empty');
    await fillForm(widget, 'talent-show', '有');
    widget.reset();
    await until(() => JSON.stringify(widget.data) === JSON.stringify(empty), 'every field is empty again');
    expect(resets).to.deep.equal([{ form: 'talent-show' }, { form: 'talent-show' }]);
  });
});
