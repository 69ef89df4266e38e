import { expect } from '@esm-bundle/chai';
import { FakeApi, type Handler } from '../../../support/element/fake-api';
import { openWithFault } from '../../../support/element/faults/chunk-faults';
import {
  type HostPage,
  inside,
  isAtRest,
  isReady,
  openPage,
  stateOf,
  touch,
  type,
  until,
} from '../../../support/element/host';
import { expectMeasures, expectOnlyNames, measuresOf } from '../../../support/element/measures';

const LOGIN = '<cntv-login><a href="/login.html">登录</a></cntv-login>';
const MAKE = 'GET /openapi/v2/user/QRCode/login/generationQRCode';
const TEXTS = { texts: { login: { title: '欢迎回来' } } };

describe('the entries of an element in the timeline of its page', () => {
  let page: HostPage;
  let causes: string[];
  beforeEach(() => {
    causes = [];
  });
  afterEach(() => {
    expectOnlyNames(page);
    page.close();
  });

  async function open(html: string, options: Partial<Parameters<typeof openPage>[0]> = {}) {
    page = await openPage({
      html,
      api: new FakeApi(),
      ...options,
      prepare(view) {
        view.addEventListener('cntv-error', ({ detail }) => causes.push(detail.cause));
        options.prepare?.(view);
      },
    });
    return page.document.body.firstElementChild as HTMLElement;
  }

  it('of a login that waits: drawn and typing at once; touched and live in this order, each once', async () => {
    const login = await open(LOGIN);
    expectMeasures(page, ['cntv-login:drawn', 'cntv-login:typing']);
    await until(() => isAtRest(login), 'the login at rest');
    touch(login);
    type(inside<HTMLInputElement>(login, '#account'), 'a');
    await until(() => isReady(login), 'the view');
    type(inside<HTMLInputElement>(login, '#account'), 'b');
    expectMeasures(
      page,
      ['drawn', 'typing', 'touched', 'live'].map((step) => `cntv-login:${step}`),
    );
  });

  it('of elements with one tag: those of the first one, until the page clears them', async () => {
    const first = await open(LOGIN.replace('<cntv-login', '$& loading="eager"'));
    await until(() => isReady(first), 'the first view');
    const names = ['drawn', 'typing', 'live'].map((step) => `cntv-login:${step}`);
    const insertAgain = async () => {
      const next = first.cloneNode(true) as HTMLElement;
      page.document.body.prepend(next);
      await until(() => isReady(next), 'the next view');
    };
    await insertAgain();
    expectMeasures(page, names);
    page.window.performance.clearMeasures();
    await insertAgain();
    expectMeasures(page, names);
  });

  it('of an element without a prerender: live with its fields, and no touch without the viewer', async () => {
    const form = await open('<cntv-apply-form form="poetry"></cntv-apply-form>');
    await until(() => isReady(form), 'the form');
    expect(inside(form, 'form [type=submit]')).to.not.equal(null);
    await until(() => measuresOf(page).length > 2, 'the fields');
    const names = ['drawn', 'live', 'typing'].map((step) => `cntv-apply-form:${step}`);
    expectMeasures(page, names);
    touch(form);
    touch(form);
    expectMeasures(page, [...names, 'cntv-apply-form:touched']);
  });

  it('of an element without fields: nothing about typing', async () => {
    const code = await open('<cntv-qr-login></cntv-qr-login>');
    await until(() => isReady(code), 'the code');
    const steps = measuresOf(page).filter((name) => !name.includes('failed'));
    expect(steps).to.have.members(['cntv-qr-login:drawn', 'cntv-qr-login:live']);
  });

  it('of a hydration that React had to repeat: an entry, but no event, because the viewer lacks nothing', async () => {
    const login = await open(LOGIN, { config: TEXTS });
    await until(() => isReady(login), 'the view');
    await until(() => measuresOf(page).includes('cntv-login:failed:hydration'), 'the entry');
    expect(causes).to.deep.equal([]);
    expect(inside(login, '[part~=title]').textContent).to.equal('欢迎回来');
  });

  it('of a lost file: file', async () => {
    ({ page } = await openWithFault('missing', 'login.view'));
    const login = page.widget('cntv-login');
    login.addEventListener('cntv-error', ({ detail }) => causes.push(detail.cause));
    await until(() => stateOf(login) === 'error', 'the failure');
    expect(causes).to.deep.equal(['file']);
    expect(measuresOf(page)).to.contain('cntv-login:failed:file');
  });

  for (const [cause, options] of Object.entries({
    config: { config: '{"appid": ' },
    page: { prepare: (view: Window) => Object.assign(view, { Set: class {} }) },
  }))
    it(`of an element that cannot start: ${cause}`, async () => {
      const login = await open(LOGIN.replace('<cntv-login', '$& loading="eager"'), options);
      await until(() => stateOf(login) === 'error', 'the failure');
      expect(causes).to.deep.equal([cause]);
      expect(measuresOf(page)).to.contain(`cntv-login:failed:${cause}`);
    });

  for (const [cause, answer] of Object.entries<Handler>({
    network: { fault: 'http', status: 500 },
    malformed: { fault: 'http', status: 200, body: '<h1>Busy</h1>' },
    refused: { code: -1, message: 'secret-word' },
  }))
    it(`of a request that fails: ${cause}`, async () => {
      await open('<cntv-qr-login></cntv-qr-login>', { api: new FakeApi({ [MAKE]: answer }) });
      await until(() => causes.length > 0, 'the event');
      expect(causes).to.deep.equal([cause]);
      expect(measuresOf(page)).to.contain(`cntv-qr-login:failed:${cause}`);
    });

  for (const [what, replaced] of Object.entries({
    'no measures': { now: () => Date.now(), getEntriesByType: () => [] },
    'measures that throw': {
      now: () => Date.now(),
      getEntriesByType: () => [],
      measure() {
        throw new Error('broken by the page');
      },
    },
  }))
    it(`may be missing: a page with ${what} has a login that works`, async () => {
      const login = await open(LOGIN, {
        prepare: (view) =>
          Object.defineProperty(view, 'performance', { value: replaced, configurable: true }),
      });
      await until(() => isReady(login), 'the view');
      expect(page.errors).to.deep.equal([]);
      expect(causes).to.deep.equal([]);
    });
});
