import { expect } from '@esm-bundle/chai';
import fc from 'fast-check';
import {
  APPLICATION_FORMS,
  type ApplicationField,
  type ApplicationName,
} from '../../../../src/config/application-forms';
import { application as texts } from '../../../../src/i18n/application/zh-cn';
import { anyValues } from '../../../support/application-values';
import {
  all,
  applicationPages,
  controls,
  fill,
  fillForm,
  INCOMPLETE,
  isBusy,
  SUCCESS,
  submit,
  succeeded,
  toast,
  valuesOf,
} from '../../../support/widgets/application';
import { inside, until } from '../../../support/widgets/host';
import { setTextSize } from '../../../support/widgets/look';

const forms = Object.entries(APPLICATION_FORMS) as [ApplicationName, readonly ApplicationField[]][];

/** The value of an empty field, by kind. Rows are not required. */
const EMPTY: Readonly<Record<Exclude<ApplicationField['kind'], 'region' | 'rows'>, unknown>> = {
  text: '',
  textarea: '',
  date: '',
  radio: '',
  select: '',
  checkboxes: [],
  checkbox: false,
};

/** Returns the values without a required field, and the name of the control that gets the focus. */
function missingValues({
  kind,
  name,
}: ApplicationField): { value: unknown; focused: string; messages: number }[] {
  if (kind === 'rows') return [];
  if (kind === 'region')
    return [
      { value: ['', ''], focused: `${name}.0`, messages: 2 },
      { value: ['浙江省', ''], focused: `${name}.1`, messages: 1 },
    ];
  return [{ value: EMPTY[kind], focused: name, messages: 1 }];
}

/** Records the requests that a script can send besides those of `FakeApi`; a native submit would reload the page. */
function recordRequests(window: Window, requests: string[]): void {
  const record =
    <Result>(result: Result) =>
    (url: unknown) => {
      requests.push(String(url));
      return result;
    };
  window.fetch = record(new Promise<Response>(() => {}));
  window.navigator.sendBeacon = record(true);
}

/** Returns all texts in the element, in the order of the document. */
function textsOf(widget: HTMLElement): string[] {
  const walker = document.createTreeWalker(widget.shadowRoot as ShadowRoot, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? '');
  return texts.filter(Boolean);
}

describe('<cntv-apply-form>', () => {
  const { stage, on, open } = applicationPages();

  for (const [form, fields] of forms) {
    const html = `<cntv-apply-form form="${form}"></cntv-apply-form>`;

    it(`passes the values of ${form} to the page, sends no request and shows no status (APPLY-58, APPLY-60, CAMP-21, API-53, ENT-16)`, async () => {
      const requests: string[] = [];
      const widget = await open(html, { prepare: (window) => recordRequests(window, requests) });
      const values = await fillForm(widget, form, '汉字');
      expect(widget.checkValidity()).to.equal(true);
      const before = textsOf(widget);
      submit(widget);
      await succeeded(widget);
      expect(stage.submitted.map((detail) => [detail.form, detail.data])).to.deep.equal([[form, values]]);
      expect(requests).to.deep.equal([]);
      expect(stage.api.calls).to.deep.equal([]);
      expect(textsOf(widget)).to.deep.equal([...before, SUCCESS]);
    });

    it(`passes any values of ${form} to the page unchanged, typed or filled in without events (APPLY-31, CAMP-20)`, async () => {
      const widget = await open(html);
      const property = fc.asyncProperty(anyValues(fields), fc.boolean(), async (values, isSilent) => {
        stage.submitted.length = 0;
        await fill(widget, fields, values, isSilent);
        expect(widget.data).to.deep.equal(values);
        submit(widget);
        await until(() => stage.submitted.length && !isBusy(widget), 'the event');
        expect(stage.submitted.map(({ data }) => data)).to.deep.equal([values]);
      });
      await fc.assert(property, { numRuns: 6, endOnFailure: true });
    });

    it(`shows the alert and focuses a missing field of ${form} (APPLY-31, APPLY-57, CAMP-19, CAMP-21)`, async () => {
      const widget = await open(html);
      const values = await fillForm(widget, form, '有');
      for (const field of fields)
        for (const { value, focused, messages } of missingValues(field)) {
          await fill(widget, [field], { [field.name]: value });
          expect(widget.checkValidity(), field.name).to.equal(false);
          submit(widget);
          await until(() => toast(widget)?.textContent, `the alert without ${focused}`);
          expect(all(widget, '[part=toast]').map((shown) => shown.textContent)).to.deep.equal([INCOMPLETE]);
          expect(toast(widget)?.getAttribute('role')).to.equal('alert');
          expect(widget.shadowRoot?.activeElement?.getAttribute('name')).to.equal(focused);
          const text = texts.forms[form]?.fields?.[field.name] ?? texts.fields[field.name];
          await until(() => messagesOf(widget).length === messages, `the message of ${focused} alone`);
          expect(new Set(messagesOf(widget))).to.deep.equal(new Set([text?.required]));
          inside(widget, '[part=toast] [data-testid~=close]').click();
          await until(() => !toast(widget), 'the alert is closed');
          await fill(widget, [field], values);
        }
      expect(widget.checkValidity()).to.equal(true);
      expect(stage.submitted).to.deep.equal([]);
    });
  }
  const messagesOf = (widget: HTMLElement) =>
    all(widget, '[part=message]')
      .map(({ textContent }) => textContent)
      .filter(Boolean);

  it('scrolls the missing field to a place below the alert', async () => {
    const widget = await open('<cntv-apply-form form="personal"></cntv-apply-form>', { width: 768 });
    const [radio] = controls(widget, 'type') as [HTMLInputElement];
    const { scrollBy } = stage.page.window;
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
    const style = () => stage.page.window.getComputedStyle(message);
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
      const range = stage.page.document.createRange();
      range.selectNodeContents(word);
      expect(range.getClientRects().length, word.textContent ?? '').to.equal(1);
    }
  });

  it('shows all messages in one colour with show-inline-messages', async () => {
    const widget = await open('<cntv-apply-form form="advisory" show-inline-messages></cntv-apply-form>');
    submit(widget);
    const messages = () => all(widget, '[part=message]').filter(({ textContent }) => textContent);
    await until(
      () => messages().length === APPLICATION_FORMS.advisory.length + 1,
      'a message for each field',
    );
    const colours = messages().map((message) => stage.page.window.getComputedStyle(message).color);
    expect(new Set(colours).size).to.equal(1);
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

  it('shows the seven image links of the page configuration, and none by default (APPLY-01, OQ-85)', async () => {
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
    stage.page.close();
    expect(all(await open('<cntv-apply-form></cntv-apply-form>'), '[data-testid~=nav]')).to.deep.equal([]);
  });

  it('requires no sign-in (APPLY-61, CAMP-22)', async () => {
    const widget = await open('<cntv-apply-form form="advisory"></cntv-apply-form>');
    expect(all(widget, '[name]').length).to.be.above(20);
    expect(stage.api.calls).to.deep.equal([]);
  });

  it('states the rules of the advisory group (CAMP-18)', async () => {
    const widget = await open('<cntv-apply-form form="advisory"></cntv-apply-form>');
    expect(all(widget, 'section li').map(({ textContent }) => textContent)).to.have.length(5);
  });

  it('takes options from the page configuration (CAMP-23, OQ-83)', async () => {
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

  it('does not require the declarations with declarations="optional" (APPLY-30, OQ-78)', async () => {
    const widget = await open('<cntv-apply-form form="institution"></cntv-apply-form>');
    const fields = APPLICATION_FORMS.institution.filter(({ kind }) => kind !== 'checkbox');
    await fill(widget, fields, valuesOf(fields, '有'));
    submit(widget);
    await until(() => toast(widget)?.textContent === INCOMPLETE, 'the alert');
    expect(widget.checkValidity()).to.equal(false);
    widget.setAttribute('declarations', 'optional');
    await until(() => widget.checkValidity(), 'the form is valid');
    submit(widget);
    await succeeded(widget);
    expect(stage.submitted[0]?.data).to.include({ rulesRead: false, dataTrue: false });
  });

  it('is cleared by its button and by reset(), and dispatches cntv-reset each time (APPLY-17, APPLY-59, OQ-82)', async () => {
    const widget = await open('<cntv-apply-form form="talent-show"></cntv-apply-form>');
    const resets: unknown[] = [];
    on('cntv-reset', (event) => resets.push(event.detail));
    const empty = widget.data;
    await fillForm(widget, 'talent-show', '有');
    submit(widget);
    await until(() => stage.submitted.length, 'the event');
    inside(widget, '[data-testid~=reset]').click();
    await until(() => widget.data?.name === '', 'the form is empty');
    await until(() => JSON.stringify(widget.data) === JSON.stringify(empty), 'every field is empty');
    await fillForm(widget, 'talent-show', '有');
    widget.reset();
    await until(() => JSON.stringify(widget.data) === JSON.stringify(empty), 'every field is empty again');
    expect(resets).to.deep.equal([{ form: 'talent-show' }, { form: 'talent-show' }]);
  });
});
