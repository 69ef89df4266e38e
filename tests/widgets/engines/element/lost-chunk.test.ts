import { expect } from '@esm-bundle/chai';
import { PUBLIC_KEY } from '../../../support/test-key';
import {
  frames,
  LOGIN_WITH_FALLBACK,
  openWithFault,
  scriptWithFault,
  UNSIGNED,
} from '../../../support/widgets/chunk-faults';
import { FakeApi } from '../../../support/widgets/fake-api';
import { type HostPage, inside, isReady, openPage, type, until } from '../../../support/widgets/host';
import {
  BUSY,
  expectReload,
  expectRetry,
  find,
  offersReload,
  retryIn,
  SIGNED_IN,
} from '../../../support/widgets/lost-chunk';
import { openPortalAt } from '../../../support/widgets/portal-page';
import { puzzle } from '../../../support/widgets/puzzle';

const FAULTS = ['missing', 'busy', 'dropped'] as const;

let page: HostPage;
afterEach(() => {
  expect(page.violations).to.deep.equal([]);
  expect(page.errors).to.deep.equal([]);
  page.close();
});

/** Records every `cntv-error` of the page. */
function errorsOf({ document }: HostPage): string[] {
  const messages: string[] = [];
  document.addEventListener('cntv-error', (event) => messages.push((event as CustomEvent).detail.message));
  return messages;
}

/** Presses the reload button and expects that the page is loaded again. */
async function reloadBy(button: HTMLElement | null | undefined) {
  const reloaded = new Promise((resolve) => page.frame.addEventListener('load', resolve, { once: true }));
  button?.click();
  await reloaded;
}

function submit(login: HTMLElement) {
  type(inside<HTMLInputElement>(login, '#account'), '13800138000');
  type(inside<HTMLInputElement>(login, '#password'), 'Demo123!');
  inside<HTMLFormElement>(login, 'form').requestSubmit();
}

describe('a failed screen of <cntv-portal>', () => {
  async function openPortal(path: string, part: string, fault: (typeof FAULTS)[number], api = new FakeApi()) {
    const faulty = scriptWithFault(fault, part);
    const opened = await openPortalAt(path, api, { scripts: [faulty.script] });
    page = opened;
    return { ...faulty, opened, portal: opened.portal, errors: errorsOf(opened) };
  }

  for (const fault of FAULTS) {
    it(`offers a retry and then a reload where the portal was opened: ${fault}`, async () => {
      const { portal, count, errors } = await openPortal('/regist.html', 'register-screen', fault);
      await until(() => portal.dataset.state === 'error', 'the failure');
      await expectRetry(page, portal, count);
      expect(errors).to.have.length(1);
      await expectReload(page, portal, count);
      await reloadBy(retryIn(portal));
    });

    it(`offers a retry after a navigation, and back works: ${fault}`, async () => {
      const { portal, count, errors, opened } = await openPortal('/login.html', 'register-screen', fault);
      (await until(() => find(portal, 'a[href$="/regist.html"]'), 'the link')).click();
      await until(() => portal.dataset.state === 'error', 'the failure');
      await expectRetry(page, portal, count);
      expect(errors).to.have.length(1);
      opened.window.history.back();
      await until(() => opened.words('title') === '登录' && isReady(portal), 'the sign-in');
    });

    it(`offers a retry inside its tab of the settings, and the other tabs work: ${fault}`, async () => {
      const { portal, count, errors } = await openPortal(
        '/account/baseMessage',
        'modify-password-tab',
        fault,
        new FakeApi(SIGNED_IN),
      );
      await until(() => find(portal, '#nickName,[name=nick_name],form'), 'the first tab');
      find(portal, 'a[href$="/account/modifyPasswd.jsp"]')?.click();
      await expectRetry(page, portal, count);
      expect(portal.dataset.state).to.equal('ready');
      expect(errors).to.have.length(1);
      find(portal, 'a[href$="/account/baseMessage"]')?.click();
      await until(() => find(portal, 'form'), 'the first tab again');
      expect(find(portal, '[data-testid~=route-tabs] [aria-current=page]')?.textContent).to.equal('基本信息');
    });
  }

  it('is shown after a retry, or offers the reload where the browser keeps the failure', async () => {
    const { portal, release, opened } = await openPortal('/regist.html', 'register-screen', 'dropped');
    await until(() => portal.dataset.state === 'error', 'the failure');
    await release();
    retryIn(portal)?.click();
    await until(() => isReady(portal) || offersReload(portal), 'the retry is over');
    if (isReady(portal)) {
      expect(opened.words('title')).to.equal('注册');
      expect(portal.shadowRoot?.activeElement).to.equal(opened.part('title'));
    } else expect(portal.shadowRoot?.activeElement).to.equal(retryIn(portal));
  });

  it('shows a retry when the texts of its area are lost', async () => {
    const { portal, count } = await openPortal('/regist.html', 'i18n/account/zh-cn', 'missing');
    await until(() => portal.dataset.state === 'error', 'the failure');
    await expectRetry(page, portal, count);
  });
});

describe('a failed chunk of <cntv-login>', () => {
  async function openLogin(
    part: string,
    fault: (typeof FAULTS)[number],
    query = {},
    config: object = UNSIGNED,
  ) {
    const faulty = scriptWithFault(fault, part);
    page = await openPage({
      html: LOGIN_WITH_FALLBACK,
      api: new FakeApi(puzzle.answers),
      config: config as never,
      scripts: [faulty.script],
      query,
    });
    const login = page.widget('cntv-login');
    return { ...faulty, login, errors: errorsOf(page) };
  }

  it('offers a reload by name after a retry that failed', async () => {
    const { login, count } = await openLogin('login.view', 'missing');
    await until(() => login.dataset.state === 'error', 'the failure');
    await expectRetry(page, login, count);
    await expectReload(page, login, count);
    await reloadBy(retryIn(login));
  });

  it('keeps the form usable when the panel of an expired link is lost', async () => {
    const { login, count, errors } = await openLogin('activation-panel', 'missing', {
      emailQuery: 'expired',
      email: 'inactive@example.com',
    });
    await expectRetry(page, login, count);
    expect(isReady(login)).to.equal(true);
    expect(errors).to.have.length(1);
    submit(login);
    await puzzle.pass(page, login);
  });

  it('offers a retry when the captcha is lost, and keeps what was typed', async () => {
    const { login, count, errors } = await openLogin('captcha-dialog', 'missing');
    await until(() => isReady(login), 'the login');
    submit(login);
    await expectRetry(page, login, count);
    expect(isReady(login)).to.equal(true);
    expect(errors).to.have.length(1);
    expect(inside<HTMLInputElement>(login, '#password').value).to.equal('Demo123!');
    await expectReload(page, login, count);
    await reloadBy(retryIn(login));
  });
});

describe('a failed chunk of the screens of <cntv-login standalone>', () => {
  for (const fault of FAULTS) {
    it(`keeps the sign-in and what was typed, and offers a reload after a second failure: ${fault}`, async () => {
      const faulty = await openWithFault(fault, 'in-place', '<cntv-login standalone></cntv-login>');
      page = faulty.page;
      const login = faulty.widget;
      const errors = errorsOf(page);
      await until(() => isReady(login) && find(login, 'p > a[part=link]'), 'the view is mounted');
      type(inside<HTMLInputElement>(login, '#account'), '13800138000');
      inside(login, 'p > a[part=link]').click();
      await until(() => find(login, '[part=toast]')?.textContent?.includes(BUSY), 'the toast');
      expect(retryIn(login)).to.equal(null);
      expect(errors).to.deep.equal([BUSY]);
      inside(login, 'p > a[part=link]').click();
      const reload = await until(() => retryIn(login), 'the reload');
      expect(reload.textContent).to.equal('重新加载');
      await frames(page, 10);
      expect(await faulty.count()).to.be.at.most(4);
      expect(isReady(login)).to.equal(true);
      expect(inside<HTMLInputElement>(login, '#account').value).to.equal('13800138000');
    });
  }
});

describe('a failed chunk of a request', () => {
  it('shows the busy text first, then also a reload', async () => {
    const { script, count } = scriptWithFault('missing', 'crypto/sign');
    page = await openPage({
      html: LOGIN_WITH_FALLBACK,
      api: new FakeApi(puzzle.answers),
      config: { appid: 'demo', signing: { publicKey: PUBLIC_KEY } },
      scripts: [script],
    });
    const login = page.widget('cntv-login');
    await until(() => isReady(login), 'the login');
    submit(login);
    await puzzle.pass(page, login);
    await until(() => find(login, '[part=toast]')?.textContent?.includes(BUSY), 'the toast');
    expect(find(login, '[part=toast] [data-testid~=retry]')).to.equal(null);
    expect(inside<HTMLInputElement>(login, '#password').value).to.equal('Demo123!');
    inside<HTMLFormElement>(login, 'form').requestSubmit();
    await puzzle.pass(page, login);
    const reload = await until(() => find(login, '[part=toast] [data-testid~=retry]'), 'the reload');
    expect(reload.textContent).to.equal('重新加载');
    expect(await count()).to.be.at.most(4);
    await reloadBy(reload);
  });
});

describe('a failed chunk of <cntv-unread-badge>', () => {
  it('does not reject refresh()', async () => {
    const { script, count } = scriptWithFault('missing', 'unread-badge.gate');
    page = await openPage({
      html: '<cntv-unread-badge></cntv-unread-badge>',
      api: new FakeApi(),
      scripts: [script],
    });
    const badge = page.widget('cntv-unread-badge') as HTMLElement & { refresh(): void };
    await until(() => badge.dataset.state === 'error', 'the failure');
    badge.refresh();
    await frames(page, 10);
    expect(await count()).to.be.within(1, 2);
  });
});
