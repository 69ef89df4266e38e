import { expect } from '@esm-bundle/chai';
import { APPLICATION_FORMS } from '#config/application-forms';
import {
  all,
  applicationPages,
  controls,
  draftNotice,
  fillForm,
  INCOMPLETE,
  type Submitted,
  submit,
  succeeded,
  toast,
} from '../support/element/application';
import { until } from '../support/element/host';

const POETRY = '<cntv-apply-form form="poetry" consent="/privacy.html"></cntv-apply-form>';
const BOXES = {
  poetry: ['consent'],
  'talent-show': ['guardianConsent', 'consent'],
  'kids-show': ['guardianConsent', 'consent'],
  'news-bag': ['guardianConsent', 'consent'],
  advisory: ['idNumberConsent', 'consent'],
} as const;

describe('<cntv-apply-form consent>', () => {
  const { fixture, open, reopen, storedDraft } = applicationPages();
  const texts = (widget: HTMLElement, selector: string) =>
    all(widget, selector).map(({ textContent }) => textContent);
  const box = (widget: HTMLElement) => controls(widget, 'consent')[0] as HTMLInputElement;

  for (const [form, names] of Object.entries(BOXES))
    it(`asks for the consents of ${form}, which name a notice that opens in a new window`, async () => {
      const widget = await open(`<cntv-apply-form form="${form}" consent="/privacy.html"></cntv-apply-form>`);
      const consents = all<HTMLInputElement>(widget, '[name$=onsent]');
      expect(consents.map(({ name, checked }) => [name, checked])).to.deep.equal(
        names.map((name) => [name, false]),
      );
      const links = all<HTMLAnchorElement>(widget, 'label a');
      expect(links.map(({ pathname, target, rel }) => [pathname, target, rel])).to.deep.equal(
        names.filter((name) => name !== 'idNumberConsent').map(() => ['/privacy.html', '_blank', 'noopener']),
      );
      const isForChildren = (names as readonly string[]).includes('guardianConsent');
      expect(texts(widget, 'form [part~=notice]').join()).to.equal(
        isForChildren ? '报名者未满 14 周岁的，须由监护人填写并提交' : '',
      );
    });

  it('asks beside the ID number and directly after it', async () => {
    const widget = await open('<cntv-apply-form form="advisory" consent="/privacy.html"></cntv-apply-form>');
    const names = all<HTMLInputElement>(widget, '[name]').map(({ name }) => name);
    expect(names[names.indexOf('idNumber') + 1]).to.equal('idNumberConsent');
    const remark = all(widget, '#idNumber-remark')[0];
    expect(remark?.textContent).to.equal('仅用于核验身份，不会公开');
    expect(controls(widget, 'idNumber')[0]?.getAttribute('aria-describedby')).to.contain('idNumber-remark');
  });

  it('leaves the documented forms as they are without the attribute', async () => {
    for (const form of ['poetry', 'advisory', 'news-bag'] as const) {
      const widget = await open(`<cntv-apply-form form="${form}"></cntv-apply-form>`);
      const names = new Set(all<HTMLInputElement>(widget, '[name]').map(({ name }) => name.split('.')[0]));
      expect([...names]).to.deep.equal(APPLICATION_FORMS[form].fields.map(({ name }) => name));
      expect(all(widget, '[id$=-remark]')).to.deep.equal([]);
      fixture.page.close();
    }
  });

  it('submits nothing before the visitor has agreed, and then says to what and when', async () => {
    const widget = await open(POETRY);
    await fillForm(widget, 'poetry', '有');
    submit(widget);
    await until(() => toast(widget)?.textContent?.includes(INCOMPLETE), 'the alert');
    expect(fixture.submitted).to.deep.equal([]);
    expect(texts(widget, '#consent-message')).to.deep.equal(['请阅读并同意《个人信息处理规则》']);
    const before = Date.now();
    box(widget).click();
    submit(widget);
    await succeeded(widget);
    const { consent, consentUrl, consentTime } = (fixture.submitted[0] as Submitted).data as Record<
      string,
      string
    >;
    expect([consent, new URL(consentUrl ?? '').pathname]).to.deep.equal([true, '/privacy.html']);
    expect(Date.parse(consentTime ?? '')).to.be.within(before, Date.now());
  });

  it('keeps the time and the ID of an application that is sent again', async () => {
    const sent: Record<string, string>[] = [];
    const widget = await open(POETRY.replace(' consent', ' action="/campaign" consent'), {
      isConnected: false,
      prepare(window) {
        window.fetch = async (_url, { body } = {}) => {
          sent.push(Object.fromEntries(new URLSearchParams(String(body))));
          return new Response(null, { status: sent.length === 1 ? 503 : 204 });
        };
      },
    });
    await fillForm(widget, 'poetry', '有');
    box(widget).click();
    submit(widget);
    await until(() => all(widget, '[data-testid~=waiting]').length, 'the notice');
    fixture.page.window.dispatchEvent(new Event('online'));
    await succeeded(widget);
    expect(sent[0]).to.include({ consent: 'true' });
    expect(sent[0]?.consentTime).to.match(/^20\d\d-/);
    // The form has been open for longer.
    const [first, second] = sent.map(({ secondsOpen, ...application }) => application);
    expect(second).to.deep.equal(first);
  });

  it('is not checked by a script of the page or by a draft', async () => {
    const html = POETRY.replace(' consent', ' draft="all" consent');
    const widget = await open(html);
    widget.data = { consent: true };
    await until(
      () => fixture.page.console.some((line) => line.includes('"consent" can only')),
      'the message',
    );
    expect(box(widget).checked).to.equal(false);
    fixture.page.console.length = 0;
    await fillForm(widget, 'poetry', '有');
    box(widget).click();
    await until(() => storedDraft('poetry')?.includes('有'), 'the draft');
    const again = await reopen(html);
    await until(() => draftNotice(again), 'the notice');
    expect(again.data).to.include({ name: '有', consent: false });
  });
});
