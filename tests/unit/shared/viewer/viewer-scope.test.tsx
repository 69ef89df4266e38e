import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { areaLoader } from '#i18n/areas';
import { loadChunk } from '#lib/chunk';
import { recordSignIn } from '#session/session';
import { ProofScope } from '#shared/identity/proof-scope';
import type { Viewer } from '#shared/viewer/use-viewer';
import { ViewerScope } from '#shared/viewer/viewer-scope';
import { HostProvider } from '#ui/host';
import { ToastProvider } from '#ui/toast/toast';
import { fakeHost } from '../../../support/unit/host';
import { mount, nextFrame, type } from '../../../support/unit/mount';

await loadChunk(areaLoader('member', 'zh-CN'));

let view: ReturnType<typeof mount>;
afterEach(() => view.unmount());

const viewer = (props: Partial<Viewer>) => ({ isSignedOut: false, isAnother: false, ...props }) as Viewer;
const host = fakeHost();
const scope = (props: Partial<Viewer>) => (
  <HostProvider value={host}>
    <ToastProvider>
      <ProofScope loadSignIn={null}>
        <ViewerScope viewer={viewer(props)}>
          <input name="nickName" />
        </ViewerScope>
      </ProofScope>
    </ToastProvider>
  </HostProvider>
);
/** The first render suspends until the promise of the texts is read. */
async function show(props: Partial<Viewer>) {
  await act(async () => {
    view = mount(scope(props));
  });
}
const field = () => view.get('input') as HTMLInputElement;

describe('the screens of a viewer', () => {
  it('are mounted again for another viewer, without the typed values of the first one', async () => {
    act(() => recordSignIn({ operatorName: '山间来客' }));
    await show({});
    type(field(), '万水');
    act(() => recordSignIn({ operatorName: '云上行人' }));
    expect(field().value).toBe('');
  });

  it('show a notice with the account after a change', async () => {
    const info = { nickName: '云上行人' } as Viewer['value'];
    await show({ value: info });
    expect(view.has('[data-testid=viewer-changed]')).toBe(false);
    view.render(scope({ value: info, isAnother: true }));
    await nextFrame();
    expect(view.part('viewer-changed').textContent).toContain('云上行人');
  });

  it('give the focus to the notice of an ended session if they had it (the focus elsewhere stays)', async () => {
    await show({});
    const elsewhere = document.createElement('button');
    view.shadow.append(elsewhere);
    act(() => field().focus());
    view.render(scope({ isSignedOut: true }));
    expect(view.shadow.activeElement).toBe(view.part('notice'));
    view.render(scope({}));
    act(() => field().focus());
    act(() => elsewhere.focus());
    view.render(scope({ isSignedOut: true }));
    expect(view.shadow.activeElement).toBe(elsewhere);
  });

  it('are replaced by a link to the sign-in when the viewer is signed out', async () => {
    await show({ isSignedOut: true });
    expect(view.has('input')).toBe(false);
    expect(view.part('notice').textContent).toContain('登录');
  });
});
