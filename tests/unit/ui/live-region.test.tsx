import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HostProvider } from '#ui/host';
import { Announcement } from '#ui/live/announcement';
import { LiveRegion } from '#ui/live/live-region';
import { LoadingText } from '#ui/loading/loading-text';
import { Spinner } from '#ui/loading/spinner';
import { Notice } from '#ui/notice';
import { fakeHost } from '../../support/unit/host';
import { mount } from '../../support/unit/mount';

let view: ReturnType<typeof mount>;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  view.unmount();
  // The next skeleton is announced again.
  vi.runAllTimers();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const said = () => view.all('[role=status],[role=alert]').map(({ role, textContent }) => [role, textContent]);
const host = fakeHost();
const inHost = (node: ReactNode) => <HostProvider value={host}>{node}</HostProvider>;
const show = (node: ReactNode) => {
  view = mount(inHost(node));
};

/** Screen readers announce what is added to a region, and nothing of what a region is inserted with. */
describe('a live region is inserted before its text:', () => {
  it.each([
    ['a region', 'status', <LiveRegion key="">text</LiveRegion>],
    [
      'an alert',
      'alert',
      <LiveRegion key="" isAlert>
        text
      </LiveRegion>,
    ],
    ['a notice', 'status', <Notice key="">text</Notice>],
    [
      'an error',
      'alert',
      <Notice key="" tone="error">
        text
      </Notice>,
    ],
    [
      'a success',
      'status',
      <Notice key="" tone="success">
        text
      </Notice>,
    ],
    ['a spinner', 'status', <Spinner key="" label="text" />],
    ['an announcement', 'status', <Announcement key="" text="text" />],
  ])('%s', (_, role, node) => {
    show(node);
    expect(said()).toEqual([[role, '']]);
    pass(16);
    expect(said()).toEqual([[role, 'text']]);
  });

  it('the text of a skeleton', () => {
    show(<LoadingText />);
    expect(said()).toEqual([['status', '']]);
    pass(16);
    expect(said()).toEqual([['status', '正在加载']]);
  });
});

it('a notice or a toast is announced without its buttons', () => {
  show(
    <Notice tone="error" action={<button type="button">Retry</button>}>
      text
    </Notice>,
  );
  pass(16);
  expect([said(), view.part('notice').textContent]).toEqual([[['alert', 'text']], 'textRetry']);
});

it('a notice that is part of its screen is no live region', () => {
  show(<Notice isStanding>text</Notice>);
  expect([said(), view.part('notice').textContent]).toEqual([[], 'text']);
});

describe('skeletons', () => {
  const skeletons = (...keys: string[]) => keys.map((key) => <LoadingText key={key} />);
  const texts = () => said().map(([, text]) => text);

  it('are announced once, also when others take their place', () => {
    show(skeletons('a', 'b'));
    pass(16);
    expect(texts()).toEqual(['正在加载', '']);
    view.render(inHost(skeletons('c')));
    pass(16);
    expect(texts()).toEqual(['']);
  });

  it('are announced again after a pause', () => {
    show(skeletons('a'));
    pass(16);
    view.render(inHost(skeletons()));
    pass(1_000);
    view.render(inHost(skeletons('b')));
    pass(16);
    expect(texts()).toEqual(['正在加载']);
  });
});

describe('an announcement', () => {
  it('is made once, and its region is empty afterwards', () => {
    show(<Announcement text="the beginning" />);
    pass(16);
    view.render(inHost(<Announcement text="the beginning" />));
    expect(said()).toEqual([['status', 'the beginning']]);
    pass(60_000);
    expect(said()).toEqual([['status', '']]);
    view.render(inHost(<Announcement text="the end" />));
    pass(16);
    expect(said()).toEqual([['status', 'the end']]);
  });

  it('gives way to the next one', () => {
    show(<Announcement text="the beginning" />);
    pass(16);
    view.render(inHost(<Announcement text="the end" />));
    pass(16);
    expect(said()).toEqual([['status', 'the end']]);
    view.render(inHost(<Announcement text="" />));
    pass(16);
    expect(said()).toEqual([['status', '']]);
  });
});
