import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { confirmSignIn, recordSignIn, recordSignOut, resetSession } from '#session/session';
import { setUnread } from '#session/unread';
import { useIsSignedIn, useSession, useViewerEpoch } from '#session/use-session';
import { useUnread } from '#session/use-unread';

function Name() {
  const { status, operatorName } = useSession();
  return `${status} ${operatorName}`;
}

let renders = 0;
function IsSignedIn() {
  renders += 1;
  return String(useIsSignedIn());
}

function Epoch() {
  return String(useViewerEpoch());
}

function Unread() {
  const counts = useUnread();
  return counts !== null ? `${counts.subscribe} ${counts.system}` : 'unknown';
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  resetSession();
  renders = 0;
});

async function mount(view: ReactNode) {
  const box = document.createElement('div');
  const root = createRoot(box);
  await act(() => root.render(view));
  return { box, unmount: () => act(() => root.unmount()) };
}

it('a component renders when the session changes', async () => {
  const { box, unmount } = await mount(<Name />);
  expect(box.textContent).toBe('unknown ');
  await act(() => recordSignIn({ operatorName: '甲' }));
  expect(box.textContent).toBe('signed-in 甲');
  await act(() => recordSignOut());
  expect(box.textContent).toBe('signed-out ');
  await unmount();
});

it('a component that selects the sign-in state renders only when that changes', async () => {
  const { box, unmount } = await mount(<IsSignedIn />);
  expect(box.textContent).toBe('false');
  await act(() => recordSignIn({ operatorName: '甲' }));
  expect(box.textContent).toBe('true');
  await act(() => confirmSignIn({ operatorName: '乙' }));
  expect(renders).toBe(2);
  await act(() => recordSignOut());
  expect(box.textContent).toBe('false');
  await unmount();
});

it('a component renders when the viewer changes', async () => {
  const { box, unmount } = await mount(<Epoch />);
  const before = Number(box.textContent);
  await act(() => recordSignIn());
  expect(box.textContent).toBe(String(before + 1));
  await act(() => recordSignOut());
  expect(box.textContent).toBe(String(before + 2));
  await unmount();
});

it('a component renders when the unread counts change', async () => {
  const { box, unmount } = await mount(<Unread />);
  expect(box.textContent).toBe('unknown');
  await act(() => setUnread({ subscribe: 4, system: 8 }));
  expect(box.textContent).toBe('4 8');
  await unmount();
});

it('the prerender has neither viewer nor counts', () => {
  recordSignIn({ operatorName: '甲' });
  setUnread({ subscribe: 4, system: 8 });
  expect(renderToString(<Name />)).toBe('unknown ');
  expect(renderToString(<IsSignedIn />)).toBe('false');
  expect(renderToString(<Epoch />)).toBe('0');
  expect(renderToString(<Unread />)).toBe('unknown');
});
