import { expect } from '@esm-bundle/chai';
import { APPLICATION_FORMS } from '#config/application-forms';
import { APPLICATION_NAMES } from '#config/application-routes.build-time';
import { valuesOf } from '../support/application-values';
import {
  type ApplyForm,
  applicationPages,
  controls,
  draftNotice,
  fillForm,
  put,
  shown,
  submit,
  succeeded,
} from '../support/element/application';
import { frames } from '../support/element/faults/chunk-faults';
import { until } from '../support/element/host';

const POETRY = '<cntv-apply-form form="poetry"></cntv-apply-form>';

describe('the property data of <cntv-apply-form>', () => {
  const { fixture, on, open, openBlank, reopen, storedDraft } = applicationPages();
  const told = () => fixture.page.console.filter((line) => line.includes('data'));
  const has = (widget: ApplyForm, values: object) =>
    until(() => JSON.stringify(widget.data) === JSON.stringify(values), 'the values');

  for (const form of APPLICATION_NAMES)
    it(`sets every field of ${form}`, async () => {
      const widget = await open(`<cntv-apply-form form="${form}"></cntv-apply-form>`);
      const values = valuesOf(APPLICATION_FORMS[form].fields, '千山');
      widget.data = values;
      await has(widget, values);
      await until(() => widget.checkValidity(), 'the form is valid');
      expect(told()).to.deep.equal([]);
    });

  it('is merged into what is there', async () => {
    const widget = await open(POETRY);
    const typed = await fillForm(widget, 'poetry', '千山');
    widget.data = { city: '武汉', phone: undefined, email: null };
    await has(widget, { ...typed, city: '武汉' });
    widget.data = { name: '', city: '' };
    await has(widget, { ...typed, name: '', city: '' });
    expect(told()).to.deep.equal([]);
  });

  it('can be set several times before the form is shown, also before its element is defined', async () => {
    const page = await openBlank('');
    const widget = page.document.createElement('cntv-apply-form') as ApplyForm;
    widget.form = 'poetry';
    // A property of an element that is not defined yet.
    Object.defineProperty(widget, 'data', { value: { name: '李白' }, writable: true, configurable: true });
    page.document.body.append(widget);
    widget.data = { phone: '1' };
    widget.data = { phone: '2' };
    await shown(widget);
    await has(widget, { name: '李白', phone: '2', email: '', city: '', writing: '' });
  });

  it('has the city of a province that is set before the form is shown', async () => {
    const page = await openBlank('');
    const widget = page.document.createElement('cntv-apply-form') as ApplyForm;
    widget.form = 'talent-show';
    widget.data = { province: ['浙江省', '杭州市'] };
    page.document.body.append(widget);
    await shown(widget);
    await until(() => widget.data?.province?.toString() === '浙江省,杭州市', 'the city');
  });

  it('ignores unknown names and invalid values, which one message tells with the nearest name', async () => {
    const widget = await open('<cntv-apply-form form="talent-show"></cntv-apply-form>');
    widget.data = {
      nmae: '李白',
      toString: 1,
      sex: '男',
      age: 12,
      birthday: '1/2',
      province: '北京',
      name: '杜甫',
    };
    await until(() => widget.data?.name === '杜甫', 'the valid value');
    expect(widget.data).to.deep.include({ sex: null, age: '', birthday: '', province: ['', ''] });
    const [message, ...others] = told();
    expect(others).to.deep.equal([]);
    for (const part of [
      'unknown field "nmae"; did you mean "name"?',
      'unknown field "toString"',
      '"sex" must be "male" or "female"',
      '"age" must be one of "1岁", "2岁"',
      '"birthday" must be a date like "2000-12-31"',
      '"province" must be a list of province and city',
    ])
      expect(message).to.contain(part);
    Object.assign(widget, { data: '李白' });
    expect(told()).to.have.length(2);
    expect(widget.data?.name).to.equal('杜甫');
  });

  it('has what was typed, like the draft, and cntv-submit has the normal forms', async () => {
    const widget = await open(POETRY);
    await fillForm(widget, 'poetry', '千山');
    const typed = { name: ' 李白\u202c', phone: '\u202d+86 138-0013 8000', email: ' li＠example.com' };
    for (const [name, text] of Object.entries(typed)) put(widget, name, text);
    expect(widget.data).to.deep.include(typed);
    expect(storedDraft('poetry')).to.contain(typed.name);
    submit(widget);
    await succeeded(widget);
    expect(fixture.submitted[0]?.data).to.deep.include({
      name: '李白',
      phone: '13800138000',
      email: 'li@example.com',
      writing: '千山',
    });
  });

  it('is no draft, and yields to a restored draft', async () => {
    const prefilled = (widget: ApplyForm) => {
      widget.data = { name: '李白', city: '西安' };
    };
    const widget = await open(POETRY);
    prefilled(widget);
    await until(() => widget.data?.city === '西安', 'the values');
    expect(storedDraft('poetry')).to.equal(null);
    // A visitor types in a later task.
    await frames(fixture.page, 1);
    put(widget, 'name', '杜甫');
    put(widget, 'writing', '千山');
    const draft = storedDraft('poetry');
    const again = await reopen(POETRY, {
      prepare(window) {
        window.document.addEventListener('DOMContentLoaded', () =>
          prefilled(window.document.querySelector('cntv-apply-form') as ApplyForm),
        );
      },
    });
    await until(() => draftNotice(again) && again.data?.writing === '千山', 'the draft');
    expect(again.data).to.deep.include({ name: '杜甫', city: '西安' });
    expect(storedDraft('poetry')).to.equal(draft);
  });

  it('dispatches no event of the form', async () => {
    const widget = await open(POETRY);
    const events: string[] = [];
    for (const name of ['cntv-submit', 'cntv-reset']) on(name, ({ type }) => events.push(type));
    widget.data = { name: '李白' };
    await until(() => controls(widget, 'name')[0]?.value === '李白', 'the value');
    expect(events).to.deep.equal([]);
  });
});
