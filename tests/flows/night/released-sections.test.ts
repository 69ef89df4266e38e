import { describe, expect, it } from 'vitest';
import { scriptKilobytes } from '../../support/browser/checks/heap';
import { setUpVisitors } from '../../support/browser/visitor';

const MENU = ['我的首页', '消息通知', '观看历史', '我的收藏', '我的预约'];

describe('200 switches between the sections of /member.html', () => {
  const newVisitor = setUpVisitors({ isFirstVisit: true });
  /** 100 sections that were not released would have some 50,000 nodes. */
  const NODES_MORE = 500;
  /** 100 sections that were not released would have some 5 MB. */
  const KILOBYTES_MORE = 100;

  it('leave no node and no listener behind, and the heap levels off', async () => {
    const visitor = await newVisitor();
    await visitor.startSession();
    const page = await visitor.open('/member.html');
    await page.waitForSelector('cntv-member-center >>> [data-testid=count-system]', { visible: true });
    const devTools = await page.createCDPSession();
    async function counted() {
      const kilobytes = await scriptKilobytes(devTools);
      const { Nodes: nodes = 0, JSEventListeners: listeners = 0 } = await page.metrics();
      return { nodes, listeners, kilobytes };
    }
    await page.evaluate(switchSections, 100, MENU);
    const before = await counted();
    await page.evaluate(switchSections, 100, MENU);
    // React releases the last section only some time after it was removed.
    await expect
      .poll(async () => {
        const { nodes, listeners, kilobytes } = await counted();
        return {
          nodes: nodes - before.nodes < NODES_MORE,
          listeners: listeners - before.listeners < NODES_MORE,
          kilobytes: kilobytes - before.kilobytes < KILOBYTES_MORE,
        };
      })
      .toEqual({ nodes: true, listeners: true, kilobytes: true });
  });
});

/** Runs in the page: goes from section to section, each time until its content is shown. */
async function switchSections(times: number, names: readonly string[]): Promise<void> {
  const root = document.querySelector('cntv-member-center')?.shadowRoot;
  const isShown = (name: string) =>
    root?.querySelector('[part~=title]')?.textContent === name && !root.querySelector('[part~=skeleton]');
  for (let turn = 1; turn <= times; turn += 1) {
    const nth = turn % names.length;
    root?.querySelectorAll<HTMLElement>('[part=menu] a')[nth]?.click();
    while (!isShown(names[nth] ?? '')) await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
