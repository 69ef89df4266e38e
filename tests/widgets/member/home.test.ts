import { expect } from '@esm-bundle/chai';
import { type Answer, type Call, FakeApi, type Handler } from '../../support/element/fake-api';
import { type HostPage, inside, isReady, openPage, until } from '../../support/element/host';
import { openPortalAt } from '../../support/element/pages/portal-page';

const INFO = 'GET /openapi/v2/user/info';
const COUNT = 'GET /openapi/v2/user/message/count';
const RECORDS = 'GET /openapi/v2/collect/records';
const HISTORY = 'GET /openapi/v2/video/records';
const SUBSCRIBED = 'GET /openapi/v2/subscribe/records';
const AVATAR = '/examples/portal/assets/avatar.svg';

const DRAWING = 'svg[viewBox="0 0 160 112"]';

const viewer = (more: object = {}): Answer => ({
  data: { uid: 1, nick_name: '山间来客', face_uri: AVATAR, account: 'demo@example.com', ...more },
});
const counts: Answer = { data: { subscribe_count: 4, system_count: 8 } };
const page1 = (total: number, title: string, url = ''): Answer => ({
  data: { total, rows: total ? [{ id: 1, source_title: title, source_logo: '', source_url: url }] : [] },
});

let page: HostPage;
afterEach(() => page.closeWithoutErrors());

async function open(path: string, api: FakeApi, config: object = {}) {
  const opened = await openPortalAt(path, api, { config });
  page = opened;
  return opened.portal;
}
const part = (portal: HTMLElement, name: string) =>
  portal.shadowRoot?.querySelector<HTMLElement>(`[part~="${name}"],[data-testid~="${name}"]`);
const words = (portal: HTMLElement, name: string) => part(portal, name)?.textContent;
const titlesIn = (portal: HTMLElement, name: string) =>
  [...(part(portal, name)?.querySelectorAll('li') ?? [])].map(
    (row) => row.querySelector('[data-testid~=record-title]')?.textContent,
  );
/** The links of the screen, without the menu and the link to the settings beside it. */
const links = (portal: HTMLElement) =>
  [...(portal.shadowRoot?.querySelectorAll('a') ?? [])].filter(
    (link) => !link.closest('[part=menu]') && !link.matches('[data-testid=to-settings]'),
  );
const hrefs = (portal: HTMLElement) => links(portal).map((link) => link.getAttribute('href'));

describe('UserHome', () => {
  const home = (answers: Record<string, Answer>, config = {}) =>
    open('/index.html', new FakeApi({ [INFO]: viewer(), [COUNT]: counts, ...answers }), config);

  it('shows avatar, nickname and unread counts with their links (HOME-01, HOME-03, HOME-04)', async () => {
    const portal = await home({}, { portalBase: '/community' });
    await until(() => words(portal, 'count-system') === '8', 'the counts');
    await until(() => words(portal, 'nickname') === '山间来客', 'the viewer');
    expect(words(portal, 'count-subscribe')).to.equal('4');

    expect(part(portal, 'avatar')?.querySelector('img')?.getAttribute('src')).to.contain(AVATAR);
    expect(hrefs(portal).slice(0, 5)).to.deep.equal([
      '/host/account/baseMessage',
      '/host/account/baseMessage',
      '/host/account/baseMessage',
      '/host/account/message/subscribe',
      '/host/account/message/system',
    ]);
  });

  it('shows the last six watched videos, with a link to all of them (HOME-05, CONST-03)', async () => {
    const rows = [1, 2, 3, 4, 5, 6].map((id) => ({
      id,
      video_id: id,
      video_title: `节目${id}`,
      play_position: 61,
    }));
    const api = new FakeApi({ [INFO]: viewer(), [COUNT]: counts, [HISTORY]: { data: { total: 25, rows } } });
    const portal = await open('/index.html', api);
    await until(() => words(portal, 'recent-history')?.includes('节目6'), 'the videos');
    expect(part(portal, 'recent-history')?.querySelectorAll('li')).to.have.length(6);
    expect(words(portal, 'position')).to.equal('观看至 0:01:01');
    const { page_no, page_size } = api.to(HISTORY)[0]?.fields ?? {};
    expect([page_no, page_size]).to.deep.equal(['1', '6']);
    part(portal, 'recent-history')?.querySelector('a')?.click();
    await until(() => page.window.location.pathname === '/host/account/history', 'the history');
  });

  it('shows at most six watched videos, however many the server sends (HOME-05)', async () => {
    const rows = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => ({ id, video_id: id, video_title: `节目${id}` }));
    const portal = await home({ [HISTORY]: { data: { total: 8, rows } } });
    await until(() => words(portal, 'recent-history')?.includes('节目1'), 'the videos');
    expect(titlesIn(portal, 'recent-history').at(-1)).to.equal('节目6');
  });

  it('shows that nothing was watched (HOME-06)', async () => {
    const portal = await home({});
    await until(() => words(portal, 'recent-history')?.includes('暂无观看记录'), 'the empty state');
  });

  it('shows one drawing to a new viewer, with a link to the portal, and one line for each other list (HOME-06, HOME-08, OQ-99)', async () => {
    const portal = await home({}, { portalHome: '/tv.html' });
    const list = (name: string) => part(portal, `recent-${name}`) as HTMLElement;
    const names = ['history', 'reservations', 'favourites'];
    await until(() => names.every((name) => list(name)?.textContent?.includes('暂无')), 'the empty lists');
    expect(portal.shadowRoot?.querySelectorAll(DRAWING)).to.have.length(1);
    const linksOf = (name: string) => [...list(name).querySelectorAll('a')].map((link) => link.textContent);
    expect(names.map(linksOf)).to.deep.equal([['查看全部', '去看节目'], ['查看全部'], ['查看全部']]);
    expect(list('history').querySelectorAll('a')[1]?.pathname).to.equal('/tv.html');
    const lines = names.slice(1).map((name) => list(name).querySelector('p')?.getBoundingClientRect().height);
    for (const height of lines) expect(height).to.be.below(66);
  });

  const countItems = (portal: HTMLElement) =>
    ['subscribe', 'system'].map((kind) => part(portal, `count-${kind}`)?.closest('li') as HTMLElement);
  const areTiles = (portal: HTMLElement) =>
    countItems(portal).map((item) => Boolean(item.querySelector(':scope > div > svg')));

  it('shows the counts as tiles while one is above 0 (HOME-03, HOME-04, OQ-99)', async () => {
    const portal = await home({ [COUNT]: { data: { subscribe_count: 0, system_count: 1 } } });
    await until(() => words(portal, 'count-system') === '1', 'the counts');
    expect(areTiles(portal)).to.deep.equal([true, true]);
  });

  it('shows both counts in one line with their links while they are 0 (HOME-03, HOME-04, OQ-99)', async () => {
    const portal = await home({ [COUNT]: { data: { subscribe_count: 0, system_count: 0 } } });
    await until(() => words(portal, 'count-system') === '0', 'no messages');
    expect(areTiles(portal)).to.deep.equal([false, false]);
    const items = countItems(portal);
    expect(items.map((item) => item.textContent)).to.deep.equal([
      '未读预约提醒0查看全部',
      '未读系统消息0查看全部',
    ]);
    expect(items.map((item) => item.querySelector('a')?.pathname)).to.deep.equal([
      '/host/account/message/subscribe',
      '/host/account/message/system',
    ]);
    const [first, second] = items.map((item) => item.getBoundingClientRect());
    expect([first?.top, first?.height]).to.deep.equal([second?.top, 44]);
  });

  it('shows the next reserved programmes, with a link to all of them', async () => {
    const rows = [
      { id: 1, play_status: 1, item_name: '天宫课堂', channel_name: 'CCTV-1', item_begin_time: 1800000000 },
    ];
    const api = new FakeApi({
      [INFO]: viewer(),
      [COUNT]: counts,
      [SUBSCRIBED]: { data: { total: 1, rows } },
    });
    const portal = await open('/index.html', api);
    await until(() => words(portal, 'recent-reservations')?.includes('2027-01-15 16:00'), 'the programme');
    const { play_status, page_size } = api.to(SUBSCRIBED)[0]?.fields ?? {};
    expect([play_status, page_size]).to.deep.equal(['1', '3']);
  });

  it('shows the last three collected videos, with a link to all of them (HOME-07, CONST-03)', async () => {
    const rows = [1, 2, 3].map((id) => ({
      id,
      source_title: `节目${id}`,
      source_url: 'https://tv.example/v',
    }));
    const api = new FakeApi({ [INFO]: viewer(), [COUNT]: counts, [RECORDS]: { data: { total: 9, rows } } });
    const portal = await open('/index.html', api);
    await until(() => words(portal, 'recent-favourites')?.includes('节目3'), 'the videos');
    const { source_type, page_no, page_size } = api.to(RECORDS)[0]?.fields ?? {};
    expect([source_type, page_no, page_size]).to.deep.equal(['1', '1', '3']);
    const all = part(portal, 'recent-favourites')?.querySelector('a');
    expect(all?.textContent).to.equal('查看全部');
    expect(all?.pathname).to.match(/\/account\/collection$/);
  });

  describe('recent favourites', () => {
    const ofType =
      (titles: Partial<Record<string, readonly string[]>>, failing?: string) =>
      ({ fields: { source_type: type = '' } }: Call): Answer => {
        if (type === failing) return { fault: 'http', status: 500 };
        const rows = (titles[type] ?? []).map((title, index) => ({
          id: `${type}-${index}`,
          source_type: type,
          source_id: `c${index}`,
          source_title: title,
          source_url: 'https://tv.example/v',
        }));
        return { data: { total: rows.length, rows } };
      };
    const types = (api: FakeApi) => api.to(RECORDS).map(({ fields }) => fields.source_type);
    const start = async (handler: Handler) => {
      const api = new FakeApi({ [INFO]: viewer(), [COUNT]: counts, [RECORDS]: handler });
      return { api, portal: await open('/index.html', api) };
    };

    it('shows at most three items, however many the server sends, and requests no channels for three videos (HOME-07)', async () => {
      const { api, portal } = await start(ofType({ 1: ['甲', '乙', '丙', '丁'], 3: ['CCTV-1'] }));
      await until(() => words(portal, 'recent-favourites')?.includes('甲'), 'the videos');
      expect(titlesIn(portal, 'recent-favourites')).to.deep.equal(['甲', '乙', '丙']);
      expect(types(api)).to.deep.equal(['1']);
    });

    it('fills up with channels where there are fewer videos (HOME-07)', async () => {
      const { api, portal } = await start(ofType({ 1: ['甲'], 3: ['CCTV-1', 'CCTV-2', 'CCTV-3'] }));
      await until(() => words(portal, 'recent-favourites')?.includes('甲'), 'the items');
      expect(titlesIn(portal, 'recent-favourites')).to.deep.equal(['甲', 'CCTV-1', 'CCTV-2']);
      const channel = part(portal, 'recent-favourites')?.querySelectorAll('li')[1]?.querySelector('a');
      expect(channel?.pathname).to.equal('/live/c0');
      expect(api.to(RECORDS).map(({ fields }) => [fields.source_type, fields.page_size])).to.deep.equal([
        ['1', '3'],
        ['3', '3'],
      ]);
    });

    it('shows the channels of a viewer who has collected no videos (HOME-07, HOME-08)', async () => {
      const { portal } = await start(ofType({ 3: ['CCTV-1'] }));
      await until(() => words(portal, 'recent-favourites')?.includes('CCTV-1'), 'the channel');
      expect(words(portal, 'recent-favourites')).not.to.contain('暂无收藏');
    });

    it('keeps the videos when the channels cannot be loaded, and retries these only (HOME-07, OQ-60)', async () => {
      const { api, portal } = await start(ofType({ 1: ['甲'] }, '3'));
      const retry = await until(() => part(portal, 'retry'), 'the retry');
      expect(titlesIn(portal, 'recent-favourites')).to.deep.equal(['甲']);
      expect(part(portal, 'toast')).to.equal(null);
      let respond = () => {};
      api.answers[RECORDS] = async (call) => {
        await new Promise<void>((resolve) => {
          respond = resolve;
        });
        return ofType({ 1: ['甲'], 3: ['CCTV-1'] })(call);
      };
      const before = types(api).length;
      retry.click();
      await until(() => types(api).length > before && !part(portal, 'retry'), 'the request');
      expect(titlesIn(portal, 'recent-favourites')).to.deep.equal(['甲']);
      respond();
      await until(() => words(portal, 'recent-favourites')?.includes('CCTV-1'), 'the channel');
      expect(types(api).slice(before)).to.deep.equal(['3']);
    });

    it('shows a failure, and not the empty state, when only the channels cannot be loaded (HOME-08, OQ-60)', async () => {
      const { portal } = await start(ofType({}, '3'));
      await until(() => words(portal, 'recent-favourites')?.includes('收藏加载失败'), 'the failure');
    });
  });

  it('shows that nothing was collected, and offers a retry without a toast after a failure (HOME-08, OQ-60)', async () => {
    const portal = await home({ [RECORDS]: page1(0, '') });
    await until(() => words(portal, 'recent-favourites')?.includes('暂无收藏'), 'the empty state');
    page.close();
    const failing = await home({ [RECORDS]: { fault: 'http', status: 500 } });
    await until(() => words(failing, 'recent-favourites')?.includes('收藏加载失败'), 'the failure');
    expect(part(failing, 'toast')).to.equal(null);
  });

  it('shows links to the configured apps, without those that have no URL (HOME-09, OQ-85)', async () => {
    const appPromotion = [
      { text: '央视频', href: 'https://app.example.com/' },
      { text: '央视影音', href: '' },
    ];
    const portal = await home({}, { links: { appPromotion } });
    await until(() => part(portal, 'apps'), 'the links');
    expect([...(part(portal, 'apps')?.querySelectorAll('a') ?? [])].map((link) => link.href)).to.deep.equal([
      'https://app.example.com/',
    ]);
    page.close();
    const plain = await home({});
    await until(() => part(plain, 'nickname'), 'the home');
    expect(part(plain, 'apps')).to.equal(null);
  });

  it('shows the expiry date of the membership only if there is an active card (HOME-10, SCOPE-03)', async () => {
    const card = (status: number) => ({
      'POST /member/openapi/token/generate': { data: { token: 't' } },
      'POST /member/api/memberInfo/memberDetailInfo': {
        code: 10000,
        data: { memberPayCardsRelationRespList: [{ expiredTime: '2099-03-01 10:00:00', status, type: 2 }] },
      },
    });
    const member = { base: '/member', appId: 'm1' };
    const portal = await home(card(2), { member });
    await until(() => words(portal, 'membership') === '会员有效期至 2099-03-01', 'the date');
    page.close();
    const api = new FakeApi({ [INFO]: viewer(), [COUNT]: counts, ...card(1) });
    const other = await open('/index.html', api, { member });
    await until(() => api.to('POST /member/api/memberInfo/memberDetailInfo').length > 0, 'the look-up');
    await until(() => part(other, 'check-in-button'), 'the home');
    expect(part(other, 'membership')).to.equal(null);
  });

  it('sets the page title, which does not blink without unread messages (ROUTE-02, MSG-17)', async () => {
    await home({ [COUNT]: { data: { subscribe_count: 0, system_count: 0 } } });
    await until(() => page.document.title === '我的首页 - 央视网社区', 'the title of the page');
  });

  it('links avatar, nickname and settings to the basic info (HOME-02)', async () => {
    const portal = await home({});
    await until(() => part(portal, 'nickname'), 'the nickname');
    const edits = links(portal).slice(0, 3);
    expect(edits.map((link) => link.textContent)).to.deep.equal(['修改头像', '修改昵称', '账号设置']);
    for (const { pathname } of edits) expect(pathname).to.equal('/host/account/baseMessage');
    edits[0]?.click();
    await until(() => part(portal, 'file'), 'the basic info');
    expect(page.window.location.pathname).to.equal('/host/account/baseMessage');
  });

  it('shows placeholders for a missing avatar and nickname (HOME-01)', async () => {
    const portal = await home({ [INFO]: viewer({ nick_name: '', face_uri: '/nowhere/face.png' }) });
    await until(() => part(portal, 'avatar')?.querySelector('svg'), 'the drawn picture');
    expect(words(portal, 'nickname')).to.equal('未设置昵称');
  });

  it('prompts only viewers without a portal account to register (HOME-11, OQ-75, PERM-06)', async () => {
    const portal = await home({ [INFO]: viewer({ account: 'oauth' }) });
    const prompt = await until(() => part(portal, 'register'), 'the prompt');
    expect(prompt.textContent).to.contain('您目前使用第三方账号登录，请先注册央视网账号');
    const link = prompt.querySelector('a')?.getAttribute('href') ?? '';
    const backurl = encodeURIComponent(page.window.location.href);
    expect(link).to.equal(`/host/regist.html?from=home&backurl=${backurl}`);
    (prompt.querySelector('a') as HTMLElement).click();
    await until(() => page.window.location.pathname === '/host/regist.html', 'the registration');
  });

  it('links the prompt to the registration host, if configured (OQ-75)', async () => {
    const registrationHost = 'https://reg.example.com';
    const portal = await home({ [INFO]: viewer({ account: 'oauth' }) }, { registrationHost });
    const prompt = await until(() => part(portal, 'register'), 'the prompt');
    expect(prompt.querySelector('a')?.href).to.match(
      /^https:\/\/reg\.example\.com\/regist\.html\?from=home&/,
    );
  });

  it('shows failed counts without a toast and retries (HOME-03, OQ-60)', async () => {
    let isBroken = true;
    const api = new FakeApi({
      [INFO]: viewer(),
      [COUNT]: () => (isBroken ? { fault: 'http', status: 500 } : counts),
    });
    const portal = await open('/index.html', api);
    const retry = await until(() => part(portal, 'retry'), 'the retry');
    expect(words(portal, 'count-system')).to.equal('–');
    expect(part(portal, 'toast')).to.equal(null);
    isBroken = false;
    retry.click();
    await until(() => words(portal, 'count-system') === '8', 'the counts');
    expect(part(portal, 'retry')).to.equal(null);
  });

  it('removes the data and stops polling after a sign-out (STATE-02, PERM-09)', async () => {
    const api = new FakeApi({ [INFO]: viewer(), [COUNT]: counts });
    const portal = await open('/index.html', api);
    await until(() => words(portal, 'count-system') === '8', 'the counts');
    api.answers[COUNT] = { code: -10001 };
    const badge = page.document.createElement('cntv-unread-badge') as HTMLElement & { refresh(): void };
    page.document.body.append(badge);
    await until(() => isReady(badge), 'the badge');
    badge.refresh();
    await until(() => words(portal, 'notice')?.includes('您还没有登录'), 'the notice');
    expect(part(portal, 'nickname')).to.equal(null);
    expect(api.to(INFO)).to.have.length(1);
  });

  it('shows another viewer who signs in in another tab (API-01)', async () => {
    const api = new FakeApi({ [INFO]: viewer(), [COUNT]: counts });
    const portal = await open('/index.html', api);
    await until(() => words(portal, 'count-system') === '8', 'the counts');
    api.answers[INFO] = viewer({ nick_name: '云上行人' });
    const now = Date.now();
    const another = { operatorName: '', avatarUrl: '', isOauthOnly: false, checkedAt: now, since: now };
    const tabs = new BroadcastChannel('cntv:session');
    tabs.postMessage({ ...another, status: 'signed-in' });
    await until(() => words(portal, 'nickname') === '云上行人', 'the other viewer');
    tabs.close();
    expect(api.to(INFO)).to.have.length(2);
  });

  it('redirects a signed-out viewer to the sign-in after a cancelable event (ERR-02, ERR-03, OQ-40)', async () => {
    const asked: string[] = [];
    const api = new FakeApi({ [INFO]: { code: -10001 } });
    const portal = await open('/index.html', api);
    page.document.addEventListener('cntv-login-required', (event) => {
      event.preventDefault();
      asked.push((event as CustomEvent).detail.redirectTo);
    });
    await until(() => words(portal, 'notice')?.includes('您还没有登录'), 'the notice');
    await until(() => words(portal, 'toast'), 'the toast');
    await until(() => asked.length > 0, 'the question');
    expect(asked).to.deep.equal([
      `/host/login.html?backurl=${encodeURIComponent(page.window.location.href)}`,
    ]);
    expect(api.to(COUNT)).to.have.length.at.most(1);
  });
});

describe('UserHome for a viewer who is known to be signed out', () => {
  it('asks for a sign-in as soon as any call responds with -10001, without a retry (PERM-09, ERR-02)', async () => {
    const stored = { operatorName: '', avatarUrl: '', isOauthOnly: false, checkedAt: 1, since: 1 };
    localStorage.setItem('cntv:session', JSON.stringify({ ...stored, status: 'signed-out' }));
    const signedOut = { code: -10001 };
    const api = new FakeApi({
      [INFO]: { fault: 'pending' },
      [COUNT]: signedOut,
      [HISTORY]: signedOut,
      [SUBSCRIBED]: signedOut,
      [RECORDS]: signedOut,
    });
    const portal = await open('/index.html', api);
    await until(() => words(portal, 'notice')?.includes('您还没有登录'), 'the notice');
    expect(part(portal, 'retry')).to.equal(null);
  });
});

describe('MIndex', () => {
  const answers: Record<string, (call: { fields: Record<string, string> }) => Answer> = {
    [INFO]: () => viewer(),
    [RECORDS]: ({ fields }) =>
      fields.source_type === '1' ? page1(3, '江河入海', '/news/1.html') : page1(0, ''),
  };
  const mobileHome = (api = new FakeApi(answers), config = {}) => open('/m/index.html', api, config);
  const summaries = (portal: HTMLElement) =>
    [...(portal.shadowRoot?.querySelectorAll('summary') ?? [])].map((summary) => summary.textContent);

  it('has sections that expand, the personal one initially, and loads favourites when theirs is expanded (ROUTE-32, MOB-04, MOB-07, FAV-04)', async () => {
    const api = new FakeApi(answers);
    const portal = await mobileHome(api);
    await until(() => words(portal, 'nickname') === '山间来客', 'the nickname');
    await until(() => page.document.title === '个人中心 - 央视网社区', 'the title of the page');
    expect(summaries(portal)).to.deep.equal(['个人资料', '修改密码', '我的收藏']);
    const areOpen = () =>
      ['personal', 'password', 'favourites'].map(
        (name) => inside<HTMLDetailsElement>(portal, `[data-testid~=${name}]`).open,
      );
    expect(areOpen()).to.deep.equal([true, false, false]);
    // The content of a closed section is not rendered.
    expect(inside(portal, '[data-testid~=favourites]').childElementCount).to.equal(1);
    inside(portal, '[data-testid~=personal] summary').click();
    inside(portal, '[data-testid~=favourites] summary').click();
    expect(areOpen()).to.deep.equal([false, false, true]);
    await until(() => words(portal, 'favourites-video')?.includes('共 3 条'), 'the favourites');
    const sent = api
      .to(RECORDS)
      .map(({ fields: { source_type, page_no, page_size } }) => [source_type, page_no, page_size]);
    expect(sent).to.deep.equal([
      ['1', '1', '1'],
      ['3', '1', '1'],
    ]);
  });

  it('shows the number and the newest of each kind of favourites, or that there are none (FAV-04, APIMAP-23, OQ-68)', async () => {
    const portal = await mobileHome();
    (
      await until(() => portal.shadowRoot?.querySelector<HTMLElement>('[data-testid~=favourites] summary'))
    ).click();
    const video = await until(() => part(portal, 'favourites-video'), 'the favourites');
    await until(() => video.querySelector('a'), 'the newest');
    await until(() => words(portal, 'favourites-channel')?.includes('共'), 'the channels');
    expect(video.textContent).to.equal('视频共 3 条江河入海');
    expect(video.querySelector('a')?.getAttribute('href')).to.match(/^http:.*\/news\/1\.html$/);
    expect(words(portal, 'favourites-channel')).to.equal('频道共 0 条暂无收藏');
  });

  it('shows failed favourites without a toast and retries (ERR-08, OQ-60)', async () => {
    const api = new FakeApi({ ...answers, [RECORDS]: { fault: 'offline' } });
    const portal = await mobileHome(api);
    (
      await until(() => portal.shadowRoot?.querySelector<HTMLElement>('[data-testid~=favourites] summary'))
    ).click();
    const retry = await until(() => part(portal, 'retry'), 'the retry');
    expect(part(portal, 'toast')).to.equal(null);
    api.answers[RECORDS] = page1(0, '');
    retry.click();
    await until(() => words(portal, 'favourites-video') === '视频共 0 条暂无收藏', 'the favourites');
  });

  it('links to the messages, with the number of unread ones, the history and the reservations', async () => {
    const portal = await mobileHome(new FakeApi({ ...answers, [COUNT]: () => counts }));
    await until(() => words(portal, 'section-links')?.includes('12'), 'the links');
    const rows = [...(part(portal, 'section-links')?.querySelectorAll('a') ?? [])];
    expect(rows.map((link) => [link.textContent, link.pathname.replace('/host', '')])).to.deep.equal([
      ['消息通知12', '/account/message/subscribe'],
      ['观看历史', '/account/history'],
      ['我的预约', '/account/subscribe'],
    ]);
    rows[1]?.click();
    await until(() => words(portal, 'title') === '观看历史', 'the history');
    expect(page.window.location.pathname).to.equal('/host/account/history');
  });

  it('links to the sign-out and, if configured, the customer service (MOB-05, OQ-85)', async () => {
    const plain = await mobileHome();
    await until(() => part(plain, 'logout'), 'the logout');
    const footer = () => hrefs(page.widget('cntv-portal')).filter((href) => !href?.includes('/account/'));
    expect(footer()).to.deep.equal(['/host/index.html']);
    page.close();
    const portal = await mobileHome(undefined, { links: { customerService: '/help.html' } });
    await until(() => part(portal, 'logout'), 'the logout');
    expect(footer()).to.deep.equal(['/host/index.html', '/help.html']);
  });

  it('without a logout URL clears the session, dispatches an event and shows MLogin (OQ-42, STATE-02)', async () => {
    const api = new FakeApi({ ...answers, 'GET /openapi/v2/user/checkLogin': { data: { is_login: 1 } } });
    // The server would return the viewer as signed in, and the portal would redirect from the login to the home.
    page = await openPage({
      html: '<cntv-portal base="/host"></cntv-portal>',
      config: { appid: 'demo' },
      api,
      prepare: (window) => window.history.replaceState(null, '', '/host/m/index.html'),
    });
    const portal = page.widget('cntv-portal');
    const told: unknown[] = [];
    page.document.addEventListener('cntv-logout', (event) => told.push((event as CustomEvent).detail));
    await until(() => words(portal, 'nickname'), 'the nickname');
    expect(localStorage.getItem('cntv:session')).to.contain('山间来客');
    const asked = api.calls.length;
    inside(portal, '[data-testid~=logout]').click();
    await until(() => words(portal, 'title') === '登录', 'MLogin');
    expect(page.window.location.pathname).to.equal('/host/mobile/new/login.html');
    expect(told).to.deep.equal([{ redirectTo: `${location.origin}/host/mobile/new/login.html` }]);
    expect(localStorage.getItem('cntv:session')).to.contain('signed-out').and.not.to.contain('山间来客');
    await until(() => portal.shadowRoot?.querySelector('form'), 'the form');
    expect(api.calls.slice(asked).map(({ path }) => path)).to.deep.equal([]);
  });
});
