import { expect } from '@esm-bundle/chai';
import {
  all,
  applicationPages,
  controls,
  draftNotice,
  fillForm,
  put,
  submit,
  succeeded,
} from '../support/element/application';
import { inside, until } from '../support/element/host';

const POETRY = '<cntv-apply-form form="poetry" prefill="city name"></cntv-apply-form>';
const HIDDEN = { fields: { poetry: { source: { hidden: true }, city: { hidden: true } } } };

describe('<cntv-apply-form prefill>', () => {
  const { fixture, open, openBlank, reopen } = applicationPages();

  it('fills in the named fields from the query of the page, and no others', async () => {
    const query = { city: '武汉', name: '李白', writing: '静夜思' };
    const widget = await open(POETRY, { query });
    expect(widget.data).to.deep.equal({ name: '李白', phone: '', email: '', city: '武汉', writing: '' });
    expect(draftNotice(widget)).to.equal(undefined);
  });

  it('leaves out a value that its field cannot have, silently', async () => {
    const widget = await open(POETRY, { query: { city: '月球' } });
    expect(widget.data?.city).to.equal('');
  });

  it('is replaced by `data`, and both by a draft', async () => {
    const query = { city: '武汉', name: '李白' };
    const page = await openBlank(POETRY, { query });
    const early = page.widget('cntv-apply-form') as HTMLElement & { data: object | null };
    early.data = { name: '杜甫' };
    await until(() => all(early, '[type=submit]').length, 'the form');
    await until(() => JSON.stringify(early.data).includes('杜甫'), 'the data');
    expect(early.data).to.include({ name: '杜甫', city: '武汉' });
    put(early, 'name', '王维');
    const again = await reopen(POETRY, { query });
    await until(() => draftNotice(again), 'the notice');
    expect(again.data).to.include({ name: '王维' });
  });

  it('fills in a cleared form no more, and the next application again', async () => {
    const widget = await open(POETRY, { query: { city: '武汉' } });
    inside(widget, '[data-testid~=reset]').click();
    await until(() => widget.data?.city === '', 'the form is cleared');
    await fillForm(widget, 'poetry', '有');
    submit(widget);
    await succeeded(widget);
    inside(widget, '[data-testid~=another]').click();
    await until(() => all(widget, '[type=submit]').length && widget.data?.city === '武汉', 'the next form');
  });

  it('tells the author of names that have no effect', async () => {
    const query = { phone: '1', typed: '2' };
    const widget = await open('<cntv-apply-form form="poetry" prefill="phone citi"></cntv-apply-form>', {
      query,
    });
    expect(widget.data).to.include({ phone: '' });
    const told = fixture.page.console.filter((line) => line.includes('prefill'));
    expect(told.length).to.equal(1);
    expect(told[0]).to.contain('"phone" can only be filled in by the visitor');
    expect(told[0]).to.contain('unknown field "citi"; did you mean "city"?');
    fixture.page.console.length = 0;
  });
});

describe('a hidden field of <cntv-apply-form>', () => {
  const { fixture, open } = applicationPages();

  it('is submitted with the value of the query, also after the form was cleared, and is not shown', async () => {
    const html = '<cntv-apply-form form="poetry" prefill="source"></cntv-apply-form>';
    const widget = await open(html, { config: HIDDEN, query: { source: 'weibo-7' } });
    expect(controls(widget, 'source').map(({ type }) => type)).to.deep.equal(['hidden']);
    expect(controls(widget, 'city').map(({ type }) => type)).to.deep.equal(['hidden']);
    inside(widget, '[data-testid~=reset]').click();
    for (const name of ['name', 'phone', 'email', 'writing']) put(widget, name, '有');
    submit(widget);
    await succeeded(widget);
    expect(fixture.submitted[0]?.data).to.include({ source: 'weibo-7', city: '', name: '有' });
  });

  it('has the value that the page sets, and none in a draft', async () => {
    const widget = await open('<cntv-apply-form form="poetry"></cntv-apply-form>', { config: HIDDEN });
    widget.data = { source: 'poster', city: 'anywhere' };
    await until(() => widget.data?.source === 'poster', 'the value');
    expect(widget.data).to.include({ city: 'anywhere' });
  });
});
