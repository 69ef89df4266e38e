import { expect } from '@esm-bundle/chai';
import { controlName } from '../../support/control-name';
import { type Answer, FakeApi } from '../../support/element/fake-api';
import { type HostPage, inside, until } from '../../support/element/host';
import { openPortalAt, type PortalPage } from '../../support/element/pages/portal-page';

const INFO = 'GET /openapi/v2/user/info';
const HISTORY = 'GET /openapi/v2/video/records';
const REMINDERS = 'GET /openapi/v2/user/message/subscribes';
const FAVOURITES = 'GET /openapi/v2/collect/records';
const VIEWER = { data: { uid: 1, nick_name: '山间来客', face_uri: '', account: 'demo@example.com' } };

const REGIONS = '[role=status],[role=alert],[aria-live]';

/** The texts of the live regions of a page. */
class Heard {
  /** Those that were added to a region. */
  readonly added: string[] = [];
  /** Those that a region was inserted with, which some screen readers do not announce. */
  readonly inserted: string[] = [];

  listen(window: HostPage['window']): void {
    const { attachShadow } = window.Element.prototype;
    const follow = (root: ShadowRoot) => this.follow(window, root);
    window.Element.prototype.attachShadow = function attach(init) {
      const root = attachShadow.call(this, init);
      follow(root);
      return root;
    };
  }

  private follow(window: HostPage['window'], root: ShadowRoot): void {
    const observer = new window.MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const region = parentOf(target)?.closest(REGIONS);
        if (region) this.added.push(region.textContent ?? '');
        for (const node of region ? [] : addedNodes) this.inserted.push(...textsInRegions(node));
      }
    });
    observer.observe(root, { childList: true, characterData: true, subtree: true });
  }
}

/** Waits for the frame in which live regions get their texts. */
async function nextFrames(window: Window): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1)
    await new Promise((resolve) => window.requestAnimationFrame(resolve));
}

function parentOf(node: Node): Element | null {
  return 'closest' in node ? (node as Element) : node.parentElement;
}

function textsInRegions(node: Node): string[] {
  if (!('querySelectorAll' in node)) return [];
  const element = node as Element;
  const regions = [...(element.matches(REGIONS) ? [element] : []), ...element.querySelectorAll(REGIONS)];
  return regions.map(({ textContent }) => textContent ?? '').filter(Boolean);
}

/** What a viewer of the member centre hears who does not see it. */
describe('what is heard in the member centre', () => {
  let page: HostPage;
  let centre: HTMLElement;
  afterEach(() => page.closeWithoutErrors());

  async function openPortal(
    path: string,
    answers: ConstructorParameters<typeof FakeApi>[0] = {},
    options: Parameters<typeof openPortalAt>[2] = {},
  ) {
    const opened: PortalPage = await openPortalAt(path, new FakeApi({ [INFO]: VIEWER, ...answers }), options);
    page = opened;
    centre = opened.portal;
  }
  const find = (selector: string) => centre.shadowRoot?.querySelector<HTMLElement>(selector) ?? null;
  const title = () => find('[part~=title]');
  const follow = async (end: string) => {
    const link = await until(() => find(`a[href$="${end}"]`), 'the link');
    link.focus();
    link.click();
    return link;
  };
  const isTitleFocused = (text: string) =>
    title()?.textContent === text && centre.shadowRoot?.activeElement === title();
  const status = () => find('[data-testid=route-status]')?.textContent;

  it('the name of a tab of the settings, which takes the focus and is in the title of the page (SET-01, LAYOUT-01)', async () => {
    await openPortal('/account/baseMessage');
    await until(() => page.document.title === '基本信息 - 央视网社区', 'the title of the page');
    await follow('/account/modifyPasswd.jsp');
    await until(() => isTitleFocused('修改密码'), 'the focus');
    await until(() => page.document.title === '修改密码 - 央视网社区', 'the next title of the page');
    await follow('/account/history');
    await until(() => isTitleFocused('观看历史'), 'the next section');
    await until(() => page.document.title === '观看历史 - 央视网社区', 'its title');
  });

  it('the name of a tab of the messages, whose link keeps the focus (MSG-01)', async () => {
    await openPortal('/account/message/subscribe');
    const link = await follow('/account/message/system');
    await until(() => status() === '系统消息', 'the status');
    expect(centre.shadowRoot?.activeElement).to.equal(link);
  });

  it('the name of a tab of the favourites, but not again with each of its pages (COLL-01)', async () => {
    const rows = [{ id: 1, source_id: 'c1', source_title: '藏', source_logo: '', source_url: '' }];
    await openPortal('/account/collection', { [FAVOURITES]: { data: { total: 12, rows } } });
    await follow('/account/collection?tab=channel');
    await until(() => status() === '频道', 'the status');
    const next = await until(() => find('[data-testid~=next]'), 'the pages');
    next.focus();
    next.click();
    await until(() => status() === '', 'no status');
    expect(centre.shadowRoot?.activeElement).to.equal(next);
  });

  for (const [path, answer, texts] of [
    ['/account/history', { fault: 'pending' }, ['正在加载']],
    ['/account/history', { fault: 'offline' }, ['正在加载', '观看历史加载失败']],
    ['/account/history', { code: -10001 }, ['您还没有登录']],
    ['/account/logOff', {}, ['请先阅读协议，10 秒后可以勾选同意']],
  ] as const)
    it(`${texts.join(' and ')}, each in a live region that was there before (LIST-04, ERR-02)`, async () => {
      const heard = new Heard();
      await openPortal(path, { [HISTORY]: answer }, { prepare: (window) => heard.listen(window) });
      for (const text of texts) await until(() => heard.added.some((each) => each.includes(text)), text);
      expect(heard.inserted).to.deep.equal([]);
    });

  const SECTIONS = [
    'GET /openapi/v2/user/sign',
    'GET /openapi/v2/user/message/count',
    HISTORY,
    'GET /openapi/v2/subscribe/records',
    FAVOURITES,
  ];
  const answersOf = (answer: Answer) => Object.fromEntries(SECTIONS.map((call) => [call, answer]));
  const retries = () => centre.shadowRoot?.querySelectorAll('[data-testid=retry]').length;

  it('one of the sections of the home that fail for the same reason (HOME-01, ERR-02)', async () => {
    const heard = new Heard();
    await openPortal('/index.html', answersOf({ fault: 'http', status: 500 }), {
      prepare: (window) => heard.listen(window),
    });
    await until(() => retries() === SECTIONS.length, 'the notices');
    await nextFrames(page.window);
    expect(heard.added.filter((text) => text.includes('加载失败'))).to.have.length(1);
    expect(heard.inserted).to.deep.equal([]);
  });

  it('the notice that nobody is signed in, once, and no section of the home (ERR-02, OQ-40)', async () => {
    const heard = new Heard();
    await openPortal(
      '/index.html',
      { [INFO]: { code: -10001 }, ...answersOf({ code: -10001 }) },
      { prepare: (window) => heard.listen(window) },
    );
    await until(() => find('[part=toast]'), 'the toast');
    await until(() => heard.added.includes('您还没有登录'), 'the notice');
    await nextFrames(page.window);
    expect(heard.added.filter((text) => !['正在加载', ''].includes(text))).to.deep.equal(['您还没有登录']);
    expect(heard.inserted).to.deep.equal([]);
  });

  it('the notice of the sign-in, and no section, after a cancel of the dialog (ERR-03, OQ-40)', async () => {
    const heard = new Heard();
    const session = { status: 'signed-in', checkedAt: 1, since: 1, operatorName: '山间来客' };
    localStorage.setItem('cntv:session', JSON.stringify({ ...session, isOauthOnly: false }));
    // Before the screen is there, a call of the frame around it would end the session.
    let answerFrame = () => {};
    const untilShown = new Promise<void>((resolve) => {
      answerFrame = resolve;
    });
    const ofFrame = () => untilShown.then(() => ({ code: -10001 }));
    const answers = {
      ...answersOf({ code: -10001 }),
      [INFO]: ofFrame,
      'GET /openapi/v2/user/message/count': ofFrame,
    };
    await openPortal('/index.html', answers, {
      config: { reauth: 'dialog' },
      prepare: (window) => heard.listen(window),
    });
    const close = await until(() => find('[data-testid=sign-in-dialog] [data-testid~=close]'), 'the dialog');
    answerFrame();
    close.click();
    await until(() => retries() === SECTIONS.length + 1, 'the notices');
    await until(() => heard.added.includes('登录已过期，请登录后继续'), 'the notice of the sign-in');
    await nextFrames(page.window);
    expect(heard.added.filter((text) => !['正在加载', ''].includes(text))).to.deep.equal([
      '登录已过期，请登录后继续',
    ]);
    expect(heard.inserted).to.deep.equal([]);
    find('[data-testid=retry]')?.click();
    await until(() => find('[data-testid=sign-in-dialog]'), 'the dialog of a retry');
  });

  it('the name of a record in its own language, in an English view (LIST-01)', async () => {
    const video = {
      video_title: '国家宝藏',
      video_image: '',
      video_page_url: 'https://tv.example.com/1.html',
    };
    const rows = [{ ...video, id: 1, video_id: 'V1', play_position: -1, play_time: 1795262700 }];
    await openPortal(
      '/account/history',
      { [HISTORY]: { data: { total: 1, rows } } },
      { html: '<cntv-portal base="/host" lang="en"></cntv-portal>' },
    );
    const remove = await until(() => find('[data-testid~=remove]'), 'the record');
    expect(controlName(remove)).to.match(/^Delete “国家宝藏 \(2026-\d\d-\d\d \d\d:\d\d\)”$/);
    expect(remove.ariaLabel).to.equal(null);
    expect(remove.querySelector('[lang=zh-CN]')?.textContent).to.equal('国家宝藏');
  });

  it('what the server says of a favourite on the home, in its own language (HOME-07)', async () => {
    const video = { source_title: '航拍中国', source_logo: '', source_url: '', business_name: '纪录频道' };
    const rows = [{ ...video, id: 1, source_id: 'c1' }];
    await openPortal(
      '/index.html',
      { [FAVOURITES]: { data: { total: 1, rows } } },
      { html: '<cntv-portal base="/host" lang="en"></cntv-portal>' },
    );
    const details = await until(() => find('[data-testid=recent-favourites] [data-testid=details]'), 'it');
    expect(details.querySelector('[lang=zh-CN]')?.textContent).to.equal('纪录频道');
  });

  it('two reminders of one programme, by their times, and links with their programme (MSG-10, MSG-11)', async () => {
    const reminder = (id: number, time: string) => ({
      id,
      item_name: '新闻联播',
      channel_name: 'CCTV-1',
      item_begin_time: time,
      subscribe_time: time,
      live_url: 'https://tv.example.com/live/cctv1',
    });
    const rows = [reminder(1, '2026-11-21 19:00:00'), reminder(2, '2026-11-22 19:00:00')];
    await openPortal('/account/message/subscribe', { [REMINDERS]: { data: { total: 2, rows } } });
    await until(() => find('[data-testid~=remove]'), 'the messages');
    const all = (selector: string) => [...(centre.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])];
    const programme = '您预约的节目《新闻联播》即将开播';
    expect(all('[data-testid~=remove]').map(controlName)).to.deep.equal([
      `删除“${programme}（2026-11-21 19:00）”`,
      `删除“${programme}（2026-11-22 19:00）”`,
    ]);
    expect(
      all('[data-testid~=record-link]').map((link) =>
        (link.getAttribute('aria-labelledby') ?? '')
          .split(' ')
          .map((id) => inside(centre, `[id="${id}"]`).textContent)
          .join(' '),
      ),
    ).to.deep.equal([`观看直播 ${programme}`, `观看直播 ${programme}`]);
    find('[data-testid~=remove]')?.click();
    const dialog = await until(() => find('[data-testid~=confirm-dialog]'), 'the question');
    expect([
      dialog.getAttribute('role'),
      inside(centre, `[id="${dialog.getAttribute('aria-describedby')}"]`).textContent,
    ]).to.deep.equal(['alertdialog', `${programme}（2026-11-21 19:00）`]);
  });
});
