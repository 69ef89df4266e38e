import { expect } from '@esm-bundle/chai';
import { FakeApi } from '../../../support/element/fake-api';
import { UNSIGNED } from '../../../support/element/faults/chunk-faults';
import { type HostPage, inside, isReady, openPage, until } from '../../../support/element/host';
import { puzzle } from '../../../support/element/puzzle';
import { LOGIN, sendCredentials } from '../../../support/element/sign-in';

const BUSY_LOGIN = { ...puzzle.answers, [LOGIN]: { fault: 'http', status: 500 } } as const;

describe('the toasts of a page', () => {
  let page: HostPage;
  afterEach(() => page.closeWithoutErrors());

  async function open(html: string, more: Partial<Parameters<typeof openPage>[0]> = {}) {
    page = await openPage({ html, api: new FakeApi(BUSY_LOGIN), config: UNSIGNED, height: 1600, ...more });
    const logins = [...page.document.querySelectorAll<HTMLElement>('cntv-login')];
    for (const login of logins) await until(() => isReady(login), 'the login');
    return logins;
  }
  const toast = (login: HTMLElement) => login.shadowRoot?.querySelector<HTMLElement>('[part=toast]');
  async function fail(login: HTMLElement): Promise<HTMLElement> {
    await sendCredentials(page, login);
    return until(() => toast(login), 'the toast');
  }
  function close(login: HTMLElement): void {
    inside(login, '[part=toast] [data-testid~=close]').click();
  }

  it('do not lie on each other when two elements show one, and move up when the first is closed', async () => {
    const [first, second] = (await open('<cntv-login></cntv-login><cntv-login></cntv-login>')) as [
      HTMLElement,
      HTMLElement,
    ];
    await fail(first);
    await fail(second);
    // Without the animation of a toast that appears.
    const box = (login: HTMLElement) => inside(login, '[data-testid~=toasts]').getBoundingClientRect();
    expect(box(second).top).to.be.at.least(box(first).bottom);
    const { top } = box(first);
    close(first);
    await until(() => !toast(first), 'the first is closed');
    expect(box(second).top).to.equal(top);
  });

  it('keep a place for each also with two copies of the script', async () => {
    const [first] = (await open('<cntv-login></cntv-login>', {
      scripts: ['/dist/cntv-widgets.js', '/dist/cntv-widgets.js?copy'],
    })) as [HTMLElement];
    const { top, bottom } = (await fail(first)).getBoundingClientRect();
    const stacks = Reflect.get(page.window, Symbol.for('cntv-widgets')).get('toasts') as Set<HTMLElement>;
    expect(stacks.size).to.equal(1);
    expect(top).to.be.greaterThan(0);
    expect(bottom).to.be.greaterThan(top);
  });

  it('stand below a notch', async () => {
    const [login] = (await open('<cntv-login></cntv-login>')) as [HTMLElement];
    await fail(login);
    const rules = login.shadowRoot?.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules]) ?? [];
    const insets = rules.filter(({ cssText }) => cssText.includes('safe-area-inset-top'));
    expect(insets).to.have.length(1);
    expect(inside(login, '[data-testid~=toasts]').matches((insets[0] as CSSStyleRule).selectorText)).to.equal(
      true,
    );
  });

  it('stand at the bottom on a phone, above the home indicator and its keyboard, not on each other', async () => {
    const [first, second] = (await open('<cntv-login></cntv-login><cntv-login></cntv-login>', {
      width: 375,
    })) as [HTMLElement, HTMLElement];
    await fail(first);
    const box = (login: HTMLElement) => inside(login, '[data-testid~=toasts]').getBoundingClientRect();
    expect(box(first).bottom).to.be.closeTo(1600 - 16, 1);
    const { left, right } = box(first);
    expect(left).to.be.closeTo(375 - right, 1);
    await fail(second);
    expect(box(second).bottom).to.be.at.most(box(first).top);
    const viewport = page.window.visualViewport as VisualViewport;
    Object.defineProperty(viewport, 'height', { value: 1300 });
    viewport.dispatchEvent(new Event('resize'));
    expect(box(first).bottom).to.be.closeTo(1300 - 16, 1);
    expect(box(second).bottom).to.be.at.most(box(first).top);
  });

  for (const [where, html, find] of [
    ['a field of the element', '<cntv-login></cntv-login>', () => inside(logins()[0], '#password')],
    [
      'a field of the page',
      '<input id="own"><cntv-login></cntv-login>',
      () => page.document.querySelector('#own'),
    ],
    [
      'a field of another element',
      '<cntv-login></cntv-login><cntv-login></cntv-login>',
      () => inside(logins()[1], '#password'),
    ],
    ['nothing', '<cntv-login></cntv-login>', () => page.document.body],
  ] as const) {
    it(`give the focus back when one is closed: ${where}`, async () => {
      const [login] = (await open(html)) as [HTMLElement];
      await fail(login);
      const before = find() as HTMLElement;
      const active = () =>
        page.document.activeElement?.shadowRoot?.activeElement ?? page.document.activeElement;
      if (before === page.document.body) (active() as HTMLElement).blur();
      else before.focus();
      expect(active()).to.equal(before);
      inside(login, '[part=toast] [data-testid~=close]').focus();
      close(login);
      await until(() => !toast(login), 'the toast is closed');
      // Of another element, only the host is known.
      if (where.includes('another')) expect(page.document.activeElement).to.equal(logins()[1]);
      else if (where !== 'nothing') expect(active()).to.equal(before);
    });
  }
  const logins = () =>
    [...page.document.querySelectorAll<HTMLElement>('cntv-login')] as HTMLElement[] as [
      HTMLElement,
      HTMLElement,
    ];
});
