import { act, Suspense, use } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recordSignIn, resetSession } from '#session/session';
import { useSignInRedirect } from '#shared/failure/use-sign-in-redirect';
import { HostProvider } from '#ui/host';
import { fakeHost } from '../../../support/unit/host';
import { mount } from '../../../support/unit/mount';

type Request = (delayMs: number) => void;

const emit = vi.fn();
const assign = vi.fn();
const views: ReturnType<typeof mount>[] = [];

const never = new Promise<void>(() => {});
function Probe({ onRender, isLoading = false }: { onRender(request: Request): void; isLoading?: boolean }) {
  onRender(useSignInRedirect());
  if (isLoading) use(never);
  return null;
}
function openWidget() {
  let request: Request = () => {};
  const onRender = (latest: Request) => {
    request = latest;
  };
  const host = fakeHost({ emit: () => emit() });
  const view = mount(
    <HostProvider value={host}>
      <Probe onRender={onRender} />
    </HostProvider>,
  );
  views.push(view);
  return { request: () => request(3000), close: () => views.splice(views.indexOf(view), 1)[0]?.unmount() };
}
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  emit.mockReturnValue(true);
  // Each test is a page that is opened anew.
  document.body.click();
  vi.spyOn(location, 'assign').mockImplementation(assign);
});
afterEach(() => {
  for (const view of views.splice(0)) view.unmount();
  document.body.replaceChildren();
  resetSession();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('redirects a page with several widgets to the sign-in once (ERR-03)', () => {
  const [one, two] = [openWidget(), openWidget()];
  one.request();
  pass(50);
  two.request();
  two.request();
  pass(3000);
  expect(emit).toHaveBeenCalledTimes(1);
  expect(assign).toHaveBeenCalledTimes(1);
});

it.each(['first', 'last'])('still redirects when the widget that requested it %s is removed', (removed) => {
  const [one, two] = [openWidget(), openWidget()];
  one.request();
  pass(50);
  two.request();
  (removed === 'first' ? one : two).close();
  pass(3000);
  expect(emit).toHaveBeenCalledTimes(1);
  expect(assign).toHaveBeenCalledTimes(1);
});

it('does not redirect when each widget that requested it is removed', () => {
  const [one, two, other] = [openWidget(), openWidget(), openWidget()];
  one.request();
  two.request();
  one.close();
  two.close();
  one.request();
  pass(3000);
  expect(assign).not.toHaveBeenCalled();
  other.request();
  pass(3000);
  expect(assign).toHaveBeenCalledTimes(1);
});

it('still redirects when the component that requested it is hidden because it suspends', () => {
  let request: Request = () => {};
  const onRender = (latest: Request) => {
    request = latest;
  };
  const host = fakeHost({ emit: () => emit() });
  const shown = (isLoading: boolean) => (
    <HostProvider value={host}>
      <Suspense>
        <Probe onRender={onRender} isLoading={isLoading} />
      </Suspense>
    </HostProvider>
  );
  const view = mount(shown(false));
  views.push(view);
  request(3000);
  view.render(shown(true));
  pass(3000);
  expect(assign).toHaveBeenCalledTimes(1);
});

it.each(['cntv-login', 'cntv-qr-login', 'cntv-portal'])(
  'does not redirect a page with a <%s> (ERR-03, OQ-40)',
  (tag) => {
    const widget = openWidget();
    widget.request();
    document.body.append(document.createElement(tag));
    pass(3000);
    expect(emit).not.toHaveBeenCalled();
    expect(assign).not.toHaveBeenCalled();
  },
);

it.each([
  ['display', 'none'],
  ['visibility', 'hidden'],
] as const)('redirects a page with a <cntv-login> of %s %s (ERR-03, OQ-104)', (property, value) => {
  const login = document.body.appendChild(document.createElement('cntv-login'));
  login.style[property] = value;
  openWidget().request();
  pass(3000);
  expect(assign).toHaveBeenCalledTimes(1);
});

it('does not redirect a page whose listener shows a sign-in (OQ-104)', () => {
  emit.mockImplementation(() => document.body.appendChild(document.createElement('cntv-login')));
  openWidget().request();
  pass(3000);
  expect(emit).toHaveBeenCalledTimes(1);
  expect(assign).not.toHaveBeenCalled();
});

it('redirects once in a chain without a press; a click during the delay changes nothing (ERR-03, OQ-103)', () => {
  const widget = openWidget();
  widget.request();
  pass(3000);
  widget.request();
  document.body.click();
  pass(3000);
  expect(emit).toHaveBeenCalledTimes(2);
  expect(assign).toHaveBeenCalledTimes(1);
  widget.request();
  pass(3000);
  expect(assign).toHaveBeenCalledTimes(2);
});

it('does not redirect after a sign-in within the delay (ERR-03)', () => {
  openWidget().request();
  pass(2000);
  recordSignIn();
  pass(3000);
  expect(assign).not.toHaveBeenCalled();
});

it.each(['the page', 'a shadow root'])(
  'waits until a field of %s with unsaved input loses the focus (ERR-03)',
  (place) => {
    const box = document.createElement('div');
    document.body.append(box);
    const [field, next] = [document.createElement('input'), document.createElement('textarea')];
    (place === 'the page' ? box : box.attachShadow({ mode: 'open' })).append(field, next);
    field.focus();
    field.value = 'typed';
    next.value = 'typed too';
    openWidget().request();
    pass(10_000);
    expect(assign).not.toHaveBeenCalled();
    next.focus();
    pass(10_000);
    expect(assign).not.toHaveBeenCalled();
    next.blur();
    pass(0);
    expect(assign).toHaveBeenCalledTimes(1);
  },
);

it('waits for a select whose option was changed, not for a checkbox that was only focused (ERR-03, OQ-40)', () => {
  document.body.innerHTML =
    '<select><option>a</option><option selected>b</option></select><input type="checkbox">';
  const [select, box] = document.querySelectorAll<HTMLSelectElement>('select,input');
  select?.focus();
  Object.assign(select as object, { value: 'a' });
  openWidget().request();
  pass(10_000);
  expect(assign).not.toHaveBeenCalled();
  box?.focus();
  pass(0);
  expect(assign).toHaveBeenCalledTimes(1);
});

it('does not wait for a field without input', () => {
  const field = document.createElement('input');
  document.body.append(field);
  field.focus();
  openWidget().request();
  pass(3000);
  expect(assign).toHaveBeenCalledTimes(1);
});
