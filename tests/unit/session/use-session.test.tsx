// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { recordSignIn, recordSignOut, resetSession } from '../../../src/session/session';
import { useSession } from '../../../src/session/use-session';

function Name() {
  const { status, operatorName } = useSession();
  return `${status} ${operatorName}`;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  resetSession();
});

it('a view follows the session', async () => {
  const box = document.createElement('div');
  const root = createRoot(box);
  await act(() => root.render(<Name />));
  expect(box.textContent).toBe('unknown ');
  await act(() => recordSignIn({ operatorName: '甲' }));
  expect(box.textContent).toBe('signed-in 甲');
  await act(() => recordSignOut());
  expect(box.textContent).toBe('signed-out ');
  await act(() => root.unmount());
});

it('what is rendered at build time knows nobody', () => {
  recordSignIn({ operatorName: '甲' });
  expect(renderToString(<Name />)).toBe('unknown ');
});
