/// <reference types="mocha" />
import { expect } from '@esm-bundle/chai';
import fc from 'fast-check';
import type { ApplicationField } from '#config/application-field';
import { APPLICATION_FORMS, type ApplicationName } from '#config/application-forms';
import { applicationSchema } from '#features/apply-form/application.schema';
import { fieldText } from '#i18n/field-texts';
import { application as texts } from '#i18n/zh-cn/application';
import { anyValues } from '../application-values';
import {
  all,
  type applicationPages,
  fill,
  fillAnother,
  fillForm,
  INCOMPLETE,
  isBusy,
  SUCCESS,
  submit,
  succeeded,
  toast,
} from './application';
import { inside, until } from './host';

/** These forms have together every kind of control, so they are tested in every engine. */
export const FORMS_IN_EVERY_ENGINE: readonly ApplicationName[] = ['personal', 'advisory'];

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
export function recordRequests(window: Window, requests: string[]): void {
  const record =
    <Result>(result: Result) =>
    (url: unknown) => {
      requests.push(String(url));
      return result;
    };
  window.fetch = record(new Promise<Response>(() => {}));
  window.navigator.sendBeacon = record(true);
}

/** Returns all texts below a node, in the order of the document. */
function textsOf(node: Node): string[] {
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  // The root itself may be a text node.
  for (let at: Node | null = walker.root; at; at = walker.nextNode()) texts.push(at.nodeValue ?? '');
  return texts.filter(Boolean);
}

/** Records every text that is added to the element or changed in it, also one that is removed later. */
function recordTexts(widget: HTMLElement): () => string[] {
  const texts: string[] = [];
  const record = (mutations: MutationRecord[]) => {
    for (const { type, target, addedNodes } of mutations)
      texts.push(...(type === 'characterData' ? [target] : [...addedNodes]).flatMap(textsOf));
  };
  const observer = new MutationObserver(record);
  observer.observe(widget.shadowRoot as ShadowRoot, { childList: true, characterData: true, subtree: true });
  return () => {
    record(observer.takeRecords());
    return texts;
  };
}

const messagesOf = (widget: HTMLElement) =>
  all(widget, '[part=message]')
    .map(({ textContent }) => textContent)
    .filter(Boolean);

/** Defines the tests that every application form passes. */
export function testForm(
  form: ApplicationName,
  { fixture, on, open }: ReturnType<typeof applicationPages>,
): void {
  const fields: readonly ApplicationField[] = APPLICATION_FORMS[form].fields;
  const html = `<cntv-apply-form form="${form}"></cntv-apply-form>`;

  it(`passes the values of ${form} to the page, sends no request and shows no status (APPLY-58, APPLY-60, CAMP-21, API-53, ENT-16)`, async () => {
    const requests: string[] = [];
    const widget = await open(html, { prepare: (window) => recordRequests(window, requests) });
    const values = await fillForm(widget, form, '汉字');
    expect(widget.checkValidity()).to.equal(true);
    const before = textsOf(widget.shadowRoot as ShadowRoot);
    const recorded = recordTexts(widget);
    let accept = () => {};
    const accepted = new Promise<void>((resolve) => {
      accept = resolve;
    });
    on('cntv-submit', ({ detail }) => detail.respond(accepted));
    submit(widget);
    await until(() => fixture.submitted.length, 'the event');
    await until(() => isBusy(widget), 'the busy state');
    accept();
    await succeeded(widget);
    expect(fixture.submitted.map((detail) => [detail.form, detail.data])).to.deep.equal([[form, values]]);
    expect(requests).to.deep.equal([]);
    expect(fixture.api.calls).to.deep.equal([]);
    const hasIdNumber = fields.some(({ name }) => name === 'idNumber');
    const copy = [...(hasIdNumber ? [texts.withIdNumber] : []), texts.print, texts.save];
    const confirmed = [SUCCESS, ...copy, texts.another];
    expect([...new Set(recorded())]).to.deep.equal(confirmed);
    const after = textsOf(widget.shadowRoot as ShadowRoot);
    expect(after.filter((text) => !before.includes(text))).to.deep.equal(confirmed);
  });

  it(`passes the normal forms of any values of ${form} to the page, typed or filled in without events (APPLY-31, CAMP-20)`, async () => {
    const widget = await open(html);
    const schema = applicationSchema(fields, false);
    const property = fc.asyncProperty(anyValues(fields), fc.boolean(), async (values, isSilent) => {
      fixture.submitted.length = 0;
      await fill(widget, fields, values, isSilent);
      expect(widget.data).to.deep.equal(values);
      submit(widget);
      await succeeded(widget);
      expect(fixture.submitted.map(({ data }) => data)).to.deep.equal([schema.parse(values)]);
      await fillAnother(widget);
    });
    await fc.assert(property, { numRuns: 6, seed: 1, endOnFailure: true });
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
        expect(toast(widget)?.querySelector('[role=alert]')).not.to.equal(null);
        expect(widget.shadowRoot?.activeElement?.getAttribute('name')).to.equal(focused);
        const text = fieldText(texts, form, field.name);
        await until(() => messagesOf(widget).length === messages, `the message of ${focused} alone`);
        expect(new Set(messagesOf(widget))).to.deep.equal(new Set([text?.required]));
        inside(widget, '[part=toast] [data-testid~=close]').click();
        await until(() => !toast(widget), 'the alert is closed');
        await fill(widget, [field], values);
      }
    expect(widget.checkValidity()).to.equal(true);
    expect(fixture.submitted).to.deep.equal([]);
  });
}
