import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useFormTimes } from '#features/apply-form/times/use-form-times';
import { recordServerTime } from '#lib/server-time';
import { addConfigLayer } from '#page-config/scripts';
import { HostProvider } from '#ui/host';
import { fakeHost } from '../../../support/unit/host';
import { mount } from '../../../support/unit/mount';

const NOW = Date.parse('2026-12-01T10:00+08:00');
const HOUR_MS = 3_600_000;
const SERVERS = ['https://one.example', 'https://two.example'];

/** A form that is open from 9:00 to 11:00. */
function Probe({ action }: { action: string }) {
  const times = { opens: '2026-12-01T09:00', closes: '2026-12-01T11:00' };
  return <p>{useFormTimes(times, action).phase}</p>;
}

let view: ReturnType<typeof mount>;
afterEach(() => {
  view.unmount();
  vi.useRealTimers();
});

it('opens and closes each form by the clock of the server that its action leads to', () => {
  vi.useFakeTimers({ now: NOW });
  addConfigLayer({ formOrigins: SERVERS });
  view = mount(
    <HostProvider value={fakeHost()}>
      {[...SERVERS, ''].map((action) => (
        <Probe key={action} action={action && `${action}/applications`} />
      ))}
    </HostProvider>,
  );
  const phases = () => view.all('p').map(({ textContent }) => textContent);
  expect(phases()).toEqual(['open', 'open', 'open']);
  const tell = (aheadMs: number, server?: string) =>
    act(() => recordServerTime(new Date(Date.now() + aheadMs).toUTCString(), server));
  tell(-2 * HOUR_MS, SERVERS[0]);
  tell(2 * HOUR_MS, SERVERS[1]);
  expect(phases()).toEqual(['before', 'closed', 'open']);
  act(() => void vi.advanceTimersByTime(HOUR_MS));
  expect(phases()).toEqual(['open', 'closed', 'closed']);
});
