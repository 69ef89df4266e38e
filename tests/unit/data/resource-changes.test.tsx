import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeChannel } from '../../support/unit/fake-channel';
import { freshBrowser, freshPage } from '../../support/unit/fresh-page';
import { setVisible } from '../../support/unit/visibility';

const loads: string[] = [];
let root: Root;

type UseQuery = typeof import('#data/use-query')['useQuery'];

function Queries({ useQuery }: { useQuery: UseQuery }) {
  useQuery(['check-in', 'today'], async () => loads.push('check-in'));
  useQuery(['reminders', 1], async () => loads.push('reminders'));
  return null;
}

/** A tab with mounted queries; `announce` sends a message from another tab. */
async function twoTabs() {
  const other = await import('#data/resource-changes');
  freshPage();
  const { createElement } = await import('react');
  const client = await import('react-dom/client');
  const { useQuery } = await import('#data/use-query');
  await import('#data/resource-changes');
  await act(async () => {
    root = client.createRoot(document.createElement('div'));
    root.render(createElement(Queries, { useQuery }));
  });
  loads.length = 0;
  return { announce: other.announceChange };
}
const settle = () => act(() => vi.advanceTimersByTimeAsync(10_000));

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.useFakeTimers();
  freshBrowser();
  FakeChannel.reset();
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  setVisible(true);
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a change announced by another tab', () => {
  it('revalidates the mounted queries of that resource', async () => {
    const { announce } = await twoTabs();
    announce('check-in');
    await settle();
    expect(loads).toEqual(['check-in']);
    announce('check-in');
    await settle();
    expect(loads).toEqual(['check-in', 'check-in']);
  });

  it('revalidates nothing on a hidden page until it is visible', async () => {
    const { announce } = await twoTabs();
    setVisible(false);
    announce('reminders');
    await settle();
    expect(loads).toEqual([]);
    setVisible(true);
    await settle();
    expect(loads).toEqual(['reminders']);
    setVisible(false);
    setVisible(true);
    await settle();
    expect(loads).toEqual(['reminders']);
  });

  it('revalidates each resource once after a hidden page has received many of them', async () => {
    const { announce } = await twoTabs();
    setVisible(false);
    for (let count = 0; count < 22; count++) announce('reminders');
    announce('check-in');
    announce('check-in');
    await settle();
    expect(loads).toEqual([]);
    setVisible(true);
    await settle();
    expect(loads.sort()).toEqual(['check-in', 'reminders']);
    setVisible(false);
    announce('reminders');
    setVisible(true);
    await settle();
    expect(loads.sort()).toEqual(['check-in', 'reminders', 'reminders']);
  });

  it.each([
    null,
    'check-in',
    {},
    { resource: 'check-in' },
    { resource: 1, since: 0, at: 0 },
    { resource: 'check-in', since: 0, at: '0' },
    { resource: 'check-in', since: 7, at: 0 },
  ])('is ignored when it is malformed or about another viewer: %j', async (message) => {
    await twoTabs();
    FakeChannel.hear('cntv:change', message);
    await settle();
    expect(loads).toEqual([]);
  });
});
