import { expect, it } from 'vitest';
import { addConfigLayer } from '#page-config/scripts';
import { unread } from '#session/unread';
import { refresh } from '../../../widgets/unread-badge/unread-badge.chunk';
import { FakeXhr, setUpFakeXhr } from '../../support/unit/fake-xhr';

setUpFakeXhr();

async function respond(nth: number, subscribe_count: number): Promise<void> {
  await expect.poll(() => FakeXhr.sent).toHaveLength(nth);
  FakeXhr.last.answer({ code: 0, data: { subscribe_count, system_count: 0 } });
}

it('refresh() requests the count once more after a pending request, whose response may be older', async () => {
  addConfigLayer({ appid: 'demo' });
  const first = refresh();
  await expect.poll(() => FakeXhr.sent).toHaveLength(1);
  const others = [refresh(), refresh()];
  await respond(1, 1);
  await first;
  await respond(2, 3);
  await Promise.all(others);
  expect(unread.getState()).toMatchObject({ subscribe: 3 });
  expect(FakeXhr.sent).toHaveLength(2);
});
