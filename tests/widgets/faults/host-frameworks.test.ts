import { expect } from '@esm-bundle/chai';
import { FakeApi } from '../../support/element/fake-api';
import { type HostPage, isReady, openPage, until } from '../../support/element/host';

type Doctor = { open(): void };

describe('the doctor on a page of a framework', () => {
  let page: HostPage;
  afterEach(() => page.close());

  async function report(prepare: (view: Window) => void, html = '<cntv-login></cntv-login>') {
    page = await openPage({
      html,
      api: new FakeApi(),
      config: { appid: 'demo' },
      query: { policy: 'none' },
      prepare,
    });
    await until(() => isReady(page.widget('cntv-login')), 'the login is ready');
    const { importModule } = page.window as unknown as { importModule(url: string): Promise<Doctor> };
    (await importModule('/dist/cntv-doctor.js')).open();
    const text = () =>
      [...page.document.querySelectorAll('*')].map(({ shadowRoot }) => shadowRoot?.textContent).join();
    await until(() => /发现 \d+ 个问题|没有发现问题/.test(text()), 'the result');
    return text();
  }

  it('names a scaled viewport without a rule that enlarges the element', async () => {
    const scale = ({ document }: Window) => document.documentElement.setAttribute('data-dpr', '3');
    expect(await report(scale)).to.contain('[data-dpr="3"] cntv-login{zoom:3}');
    page.close();
    const zoomed = '<style>[data-dpr="3"] cntv-login { zoom: 3 }</style><cntv-login></cntv-login>';
    expect(await report(scale, zoomed)).not.to.contain('data-dpr="3"]');
  });

  it('shows its panel with the filter of the page', async () => {
    await report(({ document }) => document.documentElement.style.setProperty('filter', 'grayscale(1)'));
    const panel = page.document.querySelector('[data-cntv-doctor]')?.shadowRoot?.querySelector('.panel');
    expect(page.window.getComputedStyle(panel as Element).filter).to.equal('grayscale(1)');
  });

  for (const [flag, name] of [
    ['__POWERED_BY_QIANKUN__', 'qiankun'],
    ['__POWERED_BY_WUJIE__', 'wujie'],
    ['__MICRO_APP_ENVIRONMENT__', 'micro-app'],
  ] as const)
    it(`names a sub-application of ${name}`, async () => {
      expect(await report((view) => Object.assign(view, { [flag]: true }))).to.contain(`${name} 的子应用`);
    });
});
