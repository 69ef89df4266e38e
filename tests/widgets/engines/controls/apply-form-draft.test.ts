import { expect } from '@esm-bundle/chai';
import { applicationPages, controls, draftNotice, fillForm, put } from '../../../support/element/application';
import { inside, until } from '../../../support/element/host';

const POETRY = '<cntv-apply-form form="poetry"></cntv-apply-form>';

describe('a draft of <cntv-apply-form>', () => {
  const { open, reopen, storedDraft } = applicationPages();

  it('survives a reload without phone and email, shows a notice and can be discarded', async () => {
    const typed = await fillForm(await open(POETRY), 'poetry', '千山');
    const again = await reopen(POETRY);
    await until(() => draftNotice(again), 'the notice');
    await until(() => draftNotice(again)?.querySelector('[role=status]')?.textContent, 'its text');
    expect(again.data).to.deep.equal({ ...typed, phone: '', email: '' });
    inside(again, '[data-testid~=discard]').click();
    await until(() => again.data?.name === '' && !draftNotice(again), 'the form is empty');
    expect(again.shadowRoot?.activeElement?.getAttribute('part')).to.equal('title');
    expect(storedDraft('poetry')).to.equal(null);
    expect((await reopen(POETRY)).data?.name).to.equal('');
  });

  for (const form of ['advisory', 'personal'] as const)
    it(`has every field of ${form} with draft="all"`, async () => {
      const html = `<cntv-apply-form form="${form}" draft="all"></cntv-apply-form>`;
      const typed = await fillForm(await open(html), form, '千山');
      const again = await reopen(html);
      await until(() => JSON.stringify(again.data) === JSON.stringify(typed), 'every field');
    });

  it('has values that were filled in without events', async () => {
    const widget = await open(POETRY);
    put(widget, 'writing', '千山鸟飞绝', true);
    const [name] = controls(widget, 'name');
    name?.focus({ preventScroll: true });
    name?.blur();
    await until(() => storedDraft('poetry')?.includes('千山鸟飞绝'), 'the draft');
  });
});
