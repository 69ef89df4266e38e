import { expect } from '@esm-bundle/chai';
import {
  type ApplyForm,
  all,
  applicationPages,
  controls,
  draftNotice,
  fillForm,
  put,
  submit,
  toast,
} from '../support/element/application';
import { inside, until } from '../support/element/host';

describe('the reset of <cntv-apply-form>', () => {
  const { on, open, reopen, storedDraft } = applicationPages();
  const notice = (widget: HTMLElement) =>
    all(widget, '[data-testid~=cleared]:has([role=status]:not(:empty))')[0];
  const isEmpty = (widget: ApplyForm) => widget.data?.name === '';

  async function cleared(html: string, form: 'poetry' | 'talent-show' | 'advisory' | 'personal') {
    const widget = await open(html);
    const typed = await fillForm(widget, form, '千山');
    inside(widget, '[data-testid~=reset]').focus();
    inside(widget, '[data-testid~=reset]').click();
    await until(() => isEmpty(widget) && notice(widget), 'the empty form and the notice');
    return { widget, typed };
  }

  for (const form of ['talent-show', 'advisory', 'personal'] as const)
    it(`can be undone with every value of ${form}, also private ones`, async () => {
      const { widget, typed } = await cleared(`<cntv-apply-form form="${form}"></cntv-apply-form>`, form);
      expect(notice(widget)?.querySelector('[role=status]')?.textContent).to.equal('表单已清空');
      expect(notice(widget)?.textContent).to.equal('表单已清空撤销');
      inside(widget, '[data-testid~=undo]').click();
      await until(() => JSON.stringify(widget.data) === JSON.stringify(typed), 'every value');
      expect(notice(widget)).to.equal(undefined);
      expect(widget.checkValidity()).to.equal(true);
      expect(widget.shadowRoot?.activeElement).to.equal(inside(widget, '[data-testid~=reset]'));
      expect(storedDraft(form)).to.contain('千山');
    });

  it('can be undone after a submit of the empty form, until the next input', async () => {
    const { widget } = await cleared('<cntv-apply-form form="poetry"></cntv-apply-form>', 'poetry');
    submit(widget);
    await until(() => toast(widget)?.textContent, 'the alert');
    expect(notice(widget)).not.to.equal(undefined);
    put(widget, 'name', '万水');
    await until(() => !notice(widget), 'the notice is removed');
    expect(widget.data?.name).to.equal('万水');
  });

  it('of a restored draft can be undone beside the title', async () => {
    const html = '<cntv-apply-form form="poetry" draft="all"></cntv-apply-form>';
    const typed = await fillForm(await open(html), 'poetry', '千山');
    const widget = await reopen(html);
    await until(() => draftNotice(widget), 'the draft');
    inside(widget, '[data-testid~=discard]').click();
    await until(() => isEmpty(widget) && notice(widget) && !draftNotice(widget), 'the empty form');
    const [name] = controls(widget, 'name') as [HTMLInputElement];
    expect(name.compareDocumentPosition(notice(widget) as Node)).to.equal(Node.DOCUMENT_POSITION_PRECEDING);
    inside(widget, '[data-testid~=undo]').click();
    await until(() => JSON.stringify(widget.data) === JSON.stringify(typed), 'every value');
    expect(widget.shadowRoot?.activeElement).to.equal(inside(widget, '[part=title]'));
  });

  it('offers nothing if the form was empty, or if the page has reset it', async () => {
    const widget = await open('<cntv-apply-form form="poetry"></cntv-apply-form>');
    let resets = 0;
    on('cntv-reset', () => {
      resets += 1;
    });
    inside(widget, '[data-testid~=reset]').click();
    await fillForm(widget, 'poetry', '千山');
    widget.reset();
    await until(() => isEmpty(widget) && resets === 2, 'the empty form');
    expect(notice(widget)).to.equal(undefined);
  });
});
