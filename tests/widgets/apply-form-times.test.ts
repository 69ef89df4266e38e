import { expect } from '@esm-bundle/chai';
import {
  type ApplyForm,
  all,
  applicationPages,
  controls,
  fillForm,
  put,
  submit,
  succeeded,
  toast,
} from '../support/element/application';
import { axeFindings } from '../support/element/axe';
import { heldTimers } from '../support/element/held-timers';
import { inside, isReady, until } from '../support/element/host';

const NOW = Date.parse('2026-12-01T10:00+08:00');
const HOUR_MS = 3_600_000;
const KEPT = '当前不在报名时间内，无法提交。您填写的内容仍保留在表单中。';

describe('the times of <cntv-apply-form>', () => {
  const { fixture, openBlank, storedDraft } = applicationPages();
  const notice = (widget: HTMLElement) => all(widget, '[data-testid~=times]')[0]?.textContent;
  const hasForm = (widget: HTMLElement) => all(widget, 'form').length > 0;
  let clock = heldTimers(NOW);

  type Options = Parameters<typeof openBlank>[1];
  async function open(attributes: string, content = '', options: Options = {}): Promise<ApplyForm> {
    clock = heldTimers(NOW);
    const page = await openBlank(
      `<main><h1>Page</h1><cntv-apply-form form="poetry" ${attributes}>${content}</cntv-apply-form></main>`,
      { prepare: clock.control, ...options },
    );
    const widget = page.widget('cntv-apply-form') as ApplyForm;
    await until(() => isReady(widget) && all(widget, 'form,[data-testid~=times]')[0], 'the element is ready');
    return widget;
  }

  for (const [attributes, text] of [
    ['opens="2026-12-01T10:01"', '报名将于 2026-12-01 10:01（北京时间）开始'],
    ['opens="2026-12-02"', '报名将于 2026-12-02 00:00（北京时间）开始'],
    ['opens="2026-12-01T03:00Z" closes="2026-12-03"', '报名将于 2026-12-01 11:00（北京时间）开始'],
    ['closes="2026-12-01T10:00"', '报名已于 2026-12-01 10:00（北京时间）截止'],
    ['closes="2026-11-30"', '报名已于 2026-11-30 24:00（北京时间）截止'],
    ['opens="2026-12-03" closes="2026-11-30"', '报名已于 2026-11-30 24:00（北京时间）截止'],
  ] as const)
    it(`shows a notice in place of the form with ${attributes}`, async () => {
      const widget = await open(attributes);
      expect(notice(widget)).to.equal(text);
      expect(hasForm(widget)).to.equal(false);
      expect(inside(widget, '[part~=title]').textContent).to.equal('诗歌大赛报名');
      expect(widget.data).to.equal(null);
      expect(widget.checkValidity()).to.equal(false);
      // Part of the screen from its start.
      expect(all(widget, '[data-testid~=times] [role]')).to.deep.equal([]);
    });

  for (const attributes of ['', 'opens="" closes=""', 'opens="2026-12-01T10:00"', 'opens="2026-12-01"'])
    it(`shows the form alone with ${attributes || 'no time'}`, async () => {
      const widget = await open(attributes);
      expect(hasForm(widget)).to.equal(true);
      expect(notice(widget)).to.equal(undefined);
    });

  it('says above the buttons when the form closes, and takes applications until then', async () => {
    const widget = await open('closes="2026-12-01"');
    expect(notice(widget)).to.equal('报名将于 2026-12-01 24:00（北京时间）截止');
    const line = all(widget, '[data-testid~=times]')[0] as HTMLElement;
    expect(line.compareDocumentPosition(inside(widget, '[type=submit]'))).to.equal(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(all(line, '[role],[aria-live]')).to.deep.equal([]);
    await fillForm(widget, 'poetry', '千山');
    submit(widget);
    await succeeded(widget);
    expect(fixture.submitted).to.have.length(1);
  });

  it('opens and closes by itself while the page is open', async () => {
    const widget = await open('opens="2026-12-01T11:00" closes="2026-12-01T12:00"');
    clock.pass(HOUR_MS - 1);
    expect(hasForm(widget)).to.equal(false);
    clock.pass(1);
    await until(() => hasForm(widget), 'the form');
    expect(notice(widget)).to.equal('报名将于 2026-12-01 12:00（北京时间）截止');
    clock.pass(HOUR_MS);
    await until(() => !hasForm(widget), 'the form has gone');
    await until(() => notice(widget) === '报名已于 2026-12-01 12:00（北京时间）截止', 'the notice');
    expect(all(widget, '[data-testid~=times] [role=status]')).to.have.length(1);
  });

  it('looks at the clock when the page wakes up', async () => {
    const widget = await open('closes="2027-06-01"');
    clock.sleep(400 * 24 * HOUR_MS);
    await until(() => !hasForm(widget), 'the form has gone');
  });

  it('keeps what is being filled in, and cannot be submitted, until the page gives more time', async () => {
    const widget = await open('closes="2026-12-01T11:00"');
    const typed = await fillForm(widget, 'poetry', '千山');
    clock.pass(HOUR_MS);
    await until(() => notice(widget) === KEPT, 'the notice');
    expect(all(widget, '[data-testid~=times] [role=alert]')).to.have.length(1);
    expect(widget.data).to.deep.equal(typed);
    expect(storedDraft('poetry')).to.contain('千山');
    expect(widget.checkValidity()).to.equal(false);
    submit(widget);
    await until(() => toast(widget)?.textContent === KEPT, 'the reason');
    expect(inside(widget, '[type=submit]').getAttribute('aria-disabled')).to.equal('true');
    expect(fixture.submitted).to.deep.equal([]);
    widget.setAttribute('closes', '2026-12-02');
    await until(() => widget.checkValidity(), 'the form is open');
    submit(widget);
    await succeeded(widget);
    expect(fixture.submitted[0]?.data).to.deep.equal(typed);
  });

  it('keeps a form that has the focus', async () => {
    const widget = await open('closes="2026-12-01T11:00"');
    controls(widget, 'name')[0]?.focus();
    clock.pass(HOUR_MS);
    await until(() => notice(widget) === KEPT, 'the notice');
    expect(widget.shadowRoot?.activeElement).to.equal(controls(widget, 'name')[0]);
  });

  it('restores a draft when the form is opened again', async () => {
    const widget = await open('closes="2026-12-02"');
    put(widget, 'name', '千山');
    await until(() => storedDraft('poetry')?.includes('千山'), 'the draft');
    fixture.page.close();
    const closed = await open('closes="2026-11-30"', '', { keepsTab: true });
    expect(hasForm(closed)).to.equal(false);
    closed.setAttribute('closes', '2026-12-02');
    await until(() => closed.data?.name === '千山', 'the draft in the form');
  });

  it('shows the notice for a print without a touch', async () => {
    const print = '[[cntv-apply-form?form=poetry&closes=2020-12-01]]';
    const page = await openBlank(
      `<cntv-apply-form form="poetry" closes="2020-12-01">${print}</cntv-apply-form>`,
    );
    const widget = page.widget('cntv-apply-form');
    await until(() => notice(widget) === '报名已于 2020-12-01 24:00（北京时间）截止', 'the notice');
    expect(hasForm(widget)).to.equal(false);
  });

  it('keeps what was typed into a print', async () => {
    const print = '[[cntv-apply-form?form=poetry&closes=2020-12-01]]';
    const page = await openBlank(
      `<cntv-apply-form form="poetry" closes="2020-12-01">${print}</cntv-apply-form>`,
      { query: { script: '' } },
    );
    const widget = page.widget('cntv-apply-form') as ApplyForm;
    put(widget, 'name', '千山');
    await (page.window as unknown as { importModule(address: string): Promise<unknown> }).importModule(
      '/dist/cntv-widgets.js',
    );
    await until(() => notice(widget) === KEPT, 'the notice');
    expect(widget.data?.name).to.equal('千山');
  });

  it('says once in the console what is invalid, and takes it for no time', async () => {
    const widget = await open('opens="2026-12-09T25:00" closes="2026-11-31"');
    expect(hasForm(widget)).to.equal(true);
    const told = () => fixture.page.console.filter((line) => line.includes('cannot be'));
    await until(() => told().length === 2, 'the warnings');
    expect(told().join()).to.include('Expected: a time like 2026-12-01T18:00');
  });

  for (const theme of ['light', 'dark'])
    for (const lang of ['zh-CN', 'zh-Hant', 'en'])
      for (const times of ['opens="2026-12-02"', 'closes="2026-12-02"', 'closes="2026-11-30"', 'kept'])
        it(`axe finds nothing in ${lang}, ${theme}, with ${times}`, async () => {
          const attributes = times === 'kept' ? 'closes="2026-12-01T11:00"' : times;
          const assets = ['/node_modules/axe-core/axe.min.js'];
          const widget = await open(`${attributes} lang="${lang}" theme="${theme}"`, '', { assets });
          if (theme === 'dark') fixture.page.document.documentElement.style.background = '#000';
          if (times === 'kept') {
            put(widget, 'name', '千山');
            clock.pass(HOUR_MS);
            await until(() => all(widget, '[data-testid~=times] [role=alert]:not(:empty)')[0], 'the notice');
          }
          expect(await axeFindings(fixture.page)).to.deep.equal([]);
        });
});
