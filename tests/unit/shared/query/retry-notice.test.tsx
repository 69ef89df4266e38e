import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { areaLoader } from '#i18n/areas';
import { ApiError, type FailureKind } from '#lib/api-error';
import { loadChunk } from '#lib/chunk';
import { ProofScope } from '#shared/identity/proof-scope';
import { RetryNotice } from '#shared/query/retry-notice';
import type { Viewer } from '#shared/viewer/use-viewer';
import { ViewerScope } from '#shared/viewer/viewer-scope';
import { HostProvider } from '#ui/host';
import { ToastProvider } from '#ui/toast/toast';
import { fakeHost } from '../../../support/unit/host';
import { mount, nextFrame, press } from '../../../support/unit/mount';

await loadChunk(areaLoader('member', 'zh-CN'));

let view: ReturnType<typeof mount>;
afterEach(() => view.unmount());

const host = fakeHost();
const viewer = { isSignedOut: false, isAnother: false } as Viewer;
const failed = (kind: FailureKind, code: number | null = null) => new ApiError({ kind, code, request: '' });
const OFFLINE = failed('network');
const NOT_LOGGED_IN = failed('refused', -10001);

/** The sections of a screen: the error of each that has failed. */
const screen = (sections: Readonly<Record<string, unknown>>, onRetry: (name: string) => void = () => {}) => (
  <HostProvider value={host}>
    <ToastProvider>
      <ProofScope loadSignIn={null}>
        <ViewerScope viewer={viewer}>
          {Object.entries(sections).map(([name, error]) => (
            <RetryNotice key={name} text={name} error={error} onRetry={() => onRetry(name)} />
          ))}
        </ViewerScope>
      </ProofScope>
    </ToastProvider>
  </HostProvider>
);
async function show(sections: Readonly<Record<string, unknown>>) {
  await act(async () => {
    view = mount(screen(sections));
  });
  await nextFrame();
}
const spoken = () => view.all('[role=alert]').map(({ textContent }) => textContent);
const shown = () => view.all('[part~=notice]').map(({ textContent }) => textContent);

it('announces a section that fails alone', async () => {
  await show({ a: OFFLINE });
  expect(spoken()).toEqual(['a']);
});

it('announces one of the sections that fail for the same reason, and shows all', async () => {
  await show({ a: OFFLINE, b: failed('network'), c: failed('malformed'), d: failed('refused', -1) });
  expect(spoken()).toEqual(['a', 'c', 'd']);
  expect(shown()).toEqual(['a重试', 'b重试', 'c重试', 'd重试']);
});

it('announces none of the sections without a session, which the sign-in tells of', async () => {
  await show({ a: NOT_LOGGED_IN, b: failed('aborted') });
  expect(spoken()).toEqual([]);
  expect(shown()).toHaveLength(2);
});

it('announces a section again that fails after a retry', async () => {
  await show({ a: OFFLINE, b: OFFLINE });
  view.render(screen({ a: OFFLINE, b: OFFLINE }, () => {}));
  press(view.all('[data-testid=retry]')[1] as HTMLElement);
  view.render(screen({ a: OFFLINE }));
  view.render(screen({ a: OFFLINE, b: OFFLINE }));
  await nextFrame();
  expect(spoken()).toEqual(['a', 'b']);
});

it('announces a section that fails when no other notice is left', async () => {
  await show({ a: OFFLINE });
  view.render(screen({}));
  view.render(screen({ b: OFFLINE }));
  await nextFrame();
  expect(spoken()).toEqual(['b']);
});

it('shows that a whole section failed below a drawing, announced in the same way', async () => {
  await act(async () => {
    view = mount(
      <HostProvider value={host}>
        <RetryNotice text="a" error={OFFLINE} isWhole onRetry={() => {}} />
      </HostProvider>,
    );
  });
  await nextFrame();
  expect([spoken(), shown(), view.all('svg[viewBox="0 0 160 112"]').length]).toEqual([['a'], ['a 重试'], 1]);
});
