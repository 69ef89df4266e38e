import { expect } from '@esm-bundle/chai';
import { APPLICATION_FORMS } from '../../../../src/config/application-forms';
import {
  all,
  applicationPages,
  controls,
  fillForm,
  submit,
  toast,
} from '../../../support/widgets/application';
import { FORMS_IN_EVERY_ENGINE, testForm } from '../../../support/widgets/application-tests';
import { inside, until } from '../../../support/widgets/host';
import { setTextSize } from '../../../support/widgets/look';

describe('the forms tested in every engine', () => {
  it('have together every kind of control', () => {
    const kinds = (fields: readonly { kind: string }[]) => fields.map(({ kind }) => kind);
    const ofAll = Object.values(APPLICATION_FORMS).flatMap(kinds);
    const here = FORMS_IN_EVERY_ENGINE.flatMap((form) => kinds(APPLICATION_FORMS[form]));
    expect(new Set(here)).to.deep.equal(new Set(ofAll));
  });
});

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

  it('hides the messages of fields, but links them to the fields (APPLY-32, OQ-79)', async () => {
    const widget = await open('<cntv-apply-form form="handicraft"></cntv-apply-form>');
    submit(widget);
    await until(() => inside(widget, '#name').getAttribute('aria-invalid'), 'the field is marked');
    const message = inside(widget, `#${inside(widget, '#name').getAttribute('aria-describedby')}`);
    expect(message.textContent).to.equal('请输入姓名');
    const style = () => fixture.page.window.getComputedStyle(message);
    expect(style().clipPath).to.equal('inset(50%)');
    widget.setAttribute('show-inline-messages', '');
    await until(() => style().clipPath === 'none', 'the message is visible');
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
    submit(widget);
    await until(() => fixture.submitted.length, 'the event');
    inside(widget, '[data-testid~=reset]').click();
    await until(() => widget.data?.name === '', 'the form is empty');
    await until(() => JSON.stringify(widget.data) === JSON.stringify(empty), 'every field is empty');
    await fillForm(widget, 'talent-show', '有');
    widget.reset();
    await until(() => JSON.stringify(widget.data) === JSON.stringify(empty), 'every field is empty again');
    expect(resets).to.deep.equal([{ form: 'talent-show' }, { form: 'talent-show' }]);
  });
});
