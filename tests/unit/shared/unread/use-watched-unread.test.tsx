import { useLayoutEffect } from 'react';
import { expect, it } from 'vitest';
import { setUnread } from '#session/unread';
import { useWatchedUnread } from '#shared/unread/use-watched-unread';
import { FakeXhr, setUpFakeXhr } from '../../../support/unit/fake-xhr';
import { mount } from '../../../support/unit/mount';

setUpFakeXhr();

function Count() {
  const { counts } = useWatchedUnread();
  // As the poller of an element of the page, whose response comes while the screen is rendered.
  useLayoutEffect(() => setUnread({ subscribe: 1, system: 2 }), []);
  return <p>{counts && counts.subscribe + counts.system}</p>;
}

it('makes no request when the counts come between the render and its effects (MSG-15)', () => {
  const { get } = mount(<Count />);
  expect(get('p').textContent).toBe('3');
  expect(FakeXhr.sent).toEqual([]);
});
