import { afterEach, describe, expect, it, vi } from 'vitest';
import { MyFavouriteTab } from '#features/settings/my-favourite-tab';
import type { FakeXhr } from '../../../support/unit/fake-xhr';
import { ScreenUnderTest } from '../../../support/unit/refused-calls';

vi.mock('#ui/hooks/use-area-texts', () => import('../../../support/unit/area-texts'));

const USER = '/programme/user';
const SUBMIT = '[type=submit]';
const OFFER = {
  code: 0,
  data: {
    channels: [
      { id: 'c1', name: '综合' },
      { id: 'c2', name: '财经' },
    ],
    columns: [{ id: 'x', name: '新闻联播' }],
  },
};
const PICKS = { code: 0, data: { channels: ['c2', 'gone'], columns: [] } };
let screen: ScreenUnderTest;

async function open(answers: Record<string, object> = {}) {
  screen = new ScreenUnderTest(
    <MyFavouriteTab skeleton={null} />,
    {},
    { [USER]: PICKS, '/programme': OFFER, ...answers },
  );
  await screen.settle();
}
afterEach(() => screen.close());

const group = (kind: string) => screen.get(`[data-testid~=${kind}]`);
const boxes = (kind: string) => [...group(kind).querySelectorAll<HTMLInputElement>('input')];
const ticked = (kind: string) => boxes(kind).map(({ checked }) => checked);
const sent = () => {
  const last = screen.callsTo(USER).at(-1) as FakeXhr;
  return [last.method, Object.fromEntries(last.fields)];
};

describe('the groups', () => {
  it('are channels and columns, with the favourites checked and counted (FAV-01, FAV-02)', async () => {
    await open();
    expect(['channels', 'columns'].map((kind) => group(kind).textContent)).toEqual([
      '频道已选 1 个综合财经',
      '栏目已选 0 个新闻联播',
    ]);
    expect([ticked('channels'), ticked('columns')]).toEqual([[false, true], [false]]);
    expect(group('channels').localName).toBe('fieldset');
    await screen.press('#columns-0');
    expect(group('columns').querySelector('legend')?.textContent).toBe('栏目已选 1 个');
  });

  it('show that there is no programme, for one group or both', async () => {
    const { channels } = OFFER.data;
    await open({ '/programme': { code: 0, data: { channels, columns: [] } } });
    expect(group('columns').textContent).toBe('栏目已选 0 个暂无可选的栏目');
    screen.close();
    await open({ '/programme': { code: 0, data: { channels: [], columns: [] } } });
    expect(screen.get('p').textContent).toBe('暂无可选的节目');
    expect(screen.has(SUBMIT)).toBe(false);
  });

  it.each(['/programme', USER])('are loaded again by a retry when %s failed', async (path) => {
    await open({ [path]: { code: -1 } });
    expect(screen.get('[part~=notice]').textContent).toContain('喜爱的节目加载失败');
    screen.answers[path] = (request) => request.answer(path === USER ? PICKS : OFFER);
    await screen.press('[data-testid~=retry]');
    expect(ticked('channels')).toEqual([false, true]);
  });
});

describe('saving', () => {
  it('sends empty lists when nothing is checked (FAV-03)', async () => {
    await open({ [USER]: { code: 0, data: { channels: ['c1'], columns: [] } } });
    await screen.press('#channels-0');
    await screen.submit('#channels-0');
    expect(sent()[1]).toMatchObject({ channels: '', columns: '' });
  });

  it('sends one request at a time', async () => {
    await open();
    screen.answers[USER] = () => {};
    const before = screen.callsTo(USER).length;
    await screen.submit('#channels-0');
    await screen.submit('#channels-0');
    expect(screen.callsTo(USER)).toHaveLength(before + 1);
    expect(screen.get(SUBMIT).getAttribute('aria-busy')).toBe('true');
  });
});
