import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ERROR_CODES } from '#config/error-codes';
import { ApiError } from '#lib/api-error';
import { useReportFailure } from '#shared/failure/use-report-failure';
import { HostProvider } from '#ui/host';
import { ToastProvider } from '#ui/toast/toast';
import { fakeHost } from '../../../support/unit/host';
import { mount, press } from '../../../support/unit/mount';

let report: ReturnType<typeof useReportFailure>;
let view: ReturnType<typeof mount>;

function Probe() {
  report = useReportFailure();
  return null;
}

beforeEach(() => {
  vi.useFakeTimers();
  view = mount(
    <HostProvider value={fakeHost()}>
      <ToastProvider>
        <Probe />
      </ToastProvider>
    </HostProvider>,
  );
});

afterEach(() => {
  view.unmount();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const shown = () => view.all('[part~=toast]').length;

/** A code that a form shows at a field, and one that is always a toast. */
const CODES = { inline: ERROR_CODES.accountInvalid, toast: -21008 };

for (const [kind, code] of Object.entries(CODES)) {
  it(`shows a failure (${kind}) as a toast for 5 s (ERR-10)`, () => {
    act(() => void report(new ApiError({ kind: 'refused', request: '', code })));
    pass(16);
    pass(4900);
    expect(shown()).toBe(1);
    pass(100);
    expect(shown()).toBe(0);
  });

  it(`closes the toast of a failure (${kind}) by its button (ERR-10)`, () => {
    act(() => void report(new ApiError({ kind: 'refused', request: '', code })));
    pass(16);
    press(view.get('[part~=toast] button'));
    pass(0);
    expect(shown()).toBe(0);
  });
}
