import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { HydratedProvider, useHydration, useIsHydrated } from '#ui/hooks/use-is-hydrated';
import { mount } from '../../../support/unit/mount';

function Probe() {
  return <code>{String(useIsHydrated())}</code>;
}
function Widget() {
  return (
    <HydratedProvider value={useHydration()}>
      <Probe />
    </HydratedProvider>
  );
}

it('is read from the provider of the widget, not from a store of each component', () => {
  const view = mount(
    <HydratedProvider value={false}>
      <Probe />
    </HydratedProvider>,
  );
  expect(view.get('code').textContent).toBe('false');
  view.unmount();
});

it('is false in the prerender, and true after hydration', async () => {
  const box = document.createElement('div');
  box.innerHTML = renderToString(<Widget />);
  expect(box.textContent).toBe('false');
  const root = await act(async () => hydrateRoot(box, <Widget />));
  expect(box.textContent).toBe('true');
  act(() => root.unmount());
});
