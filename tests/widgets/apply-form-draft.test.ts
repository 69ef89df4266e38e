import { expect } from '@esm-bundle/chai';
import {
  type ApplyForm,
  applicationPages,
  controls,
  draftKey,
  draftNotice,
  fillAnother,
  fillForm,
  put,
  shown,
  submit,
  succeeded,
  toast,
} from '../support/element/application';
import { disconnect } from '../support/element/faults/chunk-faults';
import { type HostPage, inside, until } from '../support/element/host';

const POETRY = '<cntv-apply-form form="poetry"></cntv-apply-form>';
const DAY = 24 * 3_600_000;

describe('the life of a draft of <cntv-apply-form>', () => {
  const { fixture, on, open, reopen, storedDraft } = applicationPages();

  for (const form of ['poetry', 'advisory'] as const)
    it(`of ${form} has no ID number, phone or email unless draft="all", also if they were stored before`, async () => {
      await fillForm(
        await open(`<cntv-apply-form form="${form}" draft="all"></cntv-apply-form>`),
        form,
        '千山',
      );
      expect(storedDraft(form)).to.contain('"phone"');
      const again = await reopen(`<cntv-apply-form form="${form}"></cntv-apply-form>`);
      await until(() => draftNotice(again), 'the notice');
      for (const name of ['idNumber', 'phone', 'email']) {
        expect(again.data?.[name] ?? '', name).to.equal('');
        expect(storedDraft(form), name).not.to.contain(`"${name}"`);
      }
    });

  it('is not stored with draft="none", which removes a stored one', async () => {
    await fillForm(await open(POETRY), 'poetry', '千山');
    expect(storedDraft('poetry')).not.to.equal(null);
    const html = '<cntv-apply-form form="poetry" draft="none"></cntv-apply-form>';
    const again = await reopen(html);
    await until(() => storedDraft('poetry') === null, 'the draft is removed');
    await fillForm(again, 'poetry', '千山');
    expect(storedDraft('poetry')).to.equal(null);
    expect(again.data?.name).to.equal('千山');
  });

  it('with draft="none" is empty when its element is taken out of the page and put back', async () => {
    const widget = await open('<cntv-apply-form form="poetry" draft="none"></cntv-apply-form>');
    await fillForm(widget, 'poetry', '千山');
    await disconnect(widget);
    fixture.page.document.body.append(widget);
    await until(() => widget.data, 'the form');
    // Kept input is restored in an effect after the form is shown.
    await new Promise((done) => setTimeout(done, 50));
    expect([widget.data?.name, widget.data?.phone]).to.deep.equal(['', '']);
  });

  it('has no phone after draft="all" has changed to "safe", and the form keeps its values', async () => {
    await fillForm(await open(POETRY), 'poetry', '千山');
    const widget = await reopen(POETRY);
    await until(() => draftNotice(widget), 'the notice');
    widget.setAttribute('draft', 'all');
    const typed = await fillForm(widget, 'poetry', '万水');
    // React renders the new attribute asynchronously.
    await until(() => {
      put(widget, 'phone', '千山');
      return storedDraft('poetry')?.includes('"phone"');
    }, 'the phone is stored');
    widget.setAttribute('draft', 'safe');
    await until(() => !storedDraft('poetry')?.includes('"phone"'), 'the phone is removed');
    expect(storedDraft('poetry')).to.contain('万水');
    expect(widget.data).to.deep.equal({ ...typed, phone: '千山' });
  });

  it('is removed by a successful submit', async () => {
    const widget = await open(POETRY);
    await fillForm(widget, 'poetry', '千山');
    submit(widget);
    await succeeded(widget);
    expect(storedDraft('poetry')).to.equal(null);
    expect((await reopen(POETRY)).data?.name).to.equal('');
  });

  it('is kept by a failed submit', async () => {
    const widget = await open(POETRY);
    await fillForm(widget, 'poetry', '千山');
    on('cntv-submit', (event) => event.detail.respond(Promise.reject('报名已截止')));
    submit(widget);
    await until(() => toast(widget)?.textContent?.includes('报名已截止'), 'the failure');
    const again = await reopen(POETRY);
    await until(() => again.data?.writing === '千山', 'the draft');
  });

  it('contains changes made after a submit', async () => {
    const widget = await open(POETRY);
    await fillForm(widget, 'poetry', '千山');
    submit(widget);
    await succeeded(widget);
    await fillAnother(widget);
    put(widget, 'name', '万水');
    const again = await reopen(POETRY);
    await until(() => again.data?.name === '万水', 'the change');
  });

  it('is removed by reset()', async () => {
    const widget = await open(POETRY);
    await fillForm(widget, 'poetry', '千山');
    widget.reset();
    await until(() => widget.data?.name === '', 'the form is empty');
    inside(widget, '[type=submit]').focus({ preventScroll: true });
    inside(widget, '[type=submit]').blur();
    expect(storedDraft('poetry')).to.equal(null);
  });

  it('of one form is not restored in another', async () => {
    const widget = await open(POETRY);
    await fillForm(widget, 'poetry', '千山');
    widget.setAttribute('form', 'handicraft');
    await until(() => controls(widget, 'sex').length, 'the other form');
    expect(widget.data?.name).to.equal('');
    widget.form = 'poetry';
    await until(() => controls(widget, 'writing').length && widget.data?.name === '千山', 'the draft');
  });

  it('is removed 24 hours after the last change, also if it was restored since', async () => {
    await fillForm(await open(POETRY), 'poetry', '千山');
    const { values } = JSON.parse(storedDraft('poetry') ?? '');
    const age = (ms: number) =>
      fixture.page.window.sessionStorage.setItem(
        draftKey('poetry'),
        JSON.stringify({ savedAt: Date.now() - ms, values }),
      );
    age(DAY - 60_000);
    const draft = storedDraft('poetry');
    const again = await reopen(POETRY);
    await until(() => draftNotice(again) && again.data?.name === '千山', 'the draft');
    inside(again, '[type=submit]').focus({ preventScroll: true });
    inside(again, '[type=submit]').blur();
    expect(storedDraft('poetry'), 'the age is that of the last change').to.equal(draft);
    age(DAY);
    const late = await reopen(POETRY);
    expect(late.data?.name).to.equal('');
    expect(storedDraft('poetry')).to.equal(null);
    expect(draftNotice(late)).to.equal(undefined);
  });

  it('of each copy of a form on a page is its own', async () => {
    const copies = () => [...fixture.page.document.querySelectorAll<ApplyForm>('cntv-apply-form')];
    const html = POETRY + POETRY;
    const openBoth = async (opened: Promise<ApplyForm>) => {
      const first = await opened;
      const second = copies()[1] as ApplyForm;
      second.scrollIntoView();
      await shown(second);
      return [first, second] as const;
    };
    const [first, second] = await openBoth(open(html));
    await fillForm(first, 'poetry', '千山');
    expect(second.data?.name).to.equal('');
    put(second, 'name', '万水');
    const [one, two] = await openBoth(reopen(html));
    await until(() => one.data?.writing === '千山' && two.data?.name === '万水', 'both drafts');
    expect(two.data?.writing).to.equal('');
    two.reset();
    await until(() => two.data?.name === '', 'the second copy is empty');
    const [kept, empty] = await openBoth(reopen(html));
    await until(() => kept.data?.writing === '千山', 'the draft of the first copy');
    expect(empty.data?.name).to.equal('');
  });

  describe('a draft without sessionStorage', () => {
    const REFUSALS: Readonly<Record<string, (window: HostPage['window']) => void>> = {
      'access throws': (window) =>
        Object.defineProperty(window, 'sessionStorage', {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        }),
      'setItem() throws': (window) => {
        window.Storage.prototype.setItem = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        };
      },
      'there is no storage': (window) => Object.defineProperty(window, 'sessionStorage', { value: null }),
    };

    for (const [reason, refuse] of Object.entries(REFUSALS))
      it(`(${reason}) is kept while the page is open, and the form can be submitted`, async () => {
        const widget = await open(POETRY, { prepare: (window) => refuse(window as HostPage['window']) });
        await fillForm(widget, 'poetry', '千山');
        await showAnotherFormAndReturn(widget);
        await until(() => widget.data?.writing === '千山', 'the draft');
        await fillForm(widget, 'poetry', '千山');
        submit(widget);
        await succeeded(widget);
        await showAnotherFormAndReturn(widget);
        expect(widget.data?.writing).to.equal('');
        expect(draftNotice(widget)).to.equal(undefined);
      });
    async function showAnotherFormAndReturn(widget: ApplyForm) {
      widget.form = 'handicraft';
      await until(() => controls(widget, 'sex').length, 'the other form');
      widget.form = 'poetry';
      await until(() => controls(widget, 'writing').length, 'the form again');
    }
  });
});
