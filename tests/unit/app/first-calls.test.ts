import { expect, it, vi } from 'vitest';
import { answer, FakeXhr, sent, setUpFakeXhr } from '../../support/unit/fake-xhr';

async function load() {
  return {
    ...(await import('#app/first-calls')),
    ...(await import('#session/session')),
    ...(await import('#page-config/layers')),
  };
}

const query = (text = '') => new URLSearchParams(text);
const lines = () => FakeXhr.sent.map((request) => sent(request).line.replace('GET /openapi/v2/', '')).sort();

setUpFakeXhr();

it.each([
  ['home', '', ['collect/records', 'subscribe/records', 'user/info', 'user/sign', 'video/records']],
  ['history', '', ['user/info', 'video/records']],
  ['history', 'page=2', ['user/info']],
  ['collection', 'tab=channel', ['collect/records', 'user/info']],
  ['subscribe', 'upcoming=1', ['subscribe/records', 'user/info']],
  ['settings', '', ['user/info']],
  // Listed messages count as read, which a viewer must have seen (OQ-62).
  ['message', '', ['user/info']],
] as const)('of %s with the query "%s": %j', async (section, text, expected) => {
  const { makeFirstCalls } = await load();
  makeFirstCalls(section, query(text), false);
  expect(lines()).toEqual(expected);
});

it('take tab and filter from the query', async () => {
  const { makeFirstCalls } = await load();
  makeFirstCalls('collection', query('tab=channel'), false);
  makeFirstCalls('subscribe', query('upcoming=1'), false);
  const fields = FakeXhr.sent.map((request) => sent(request).fields);
  expect(fields).toContainEqual(expect.objectContaining({ source_type: '3', page_no: '1', page_size: '10' }));
  expect(fields).toContainEqual(expect.objectContaining({ play_status: '1', page_size: '10' }));
});

it('request the pictures of the first two items', async () => {
  const rows = [1, 2, 3].map((id) => ({
    id,
    video_id: id,
    video_title: '新闻',
    video_image: `https://www.example.com/${id}.jpg`,
    video_page_url: '',
    play_time: '',
  }));
  answer({ code: 0, data: { total: 3, rows } });
  const requested = vi.spyOn(HTMLImageElement.prototype, 'src', 'set');
  const { makeFirstCalls } = await load();
  makeFirstCalls('history', query(), false);
  await vi.waitFor(() => expect(requested).toHaveBeenCalledTimes(2));
  expect(requested.mock.calls.flat()).toEqual(rows.slice(0, 2).map((row) => row.video_image));
});

it('are made once for two elements', async () => {
  answer({ code: 0, data: {} });
  const { makeFirstCalls } = await load();
  for (const section of ['history', 'history'] as const) makeFirstCalls(section, query(), false);
  expect(lines()).toEqual(['user/info', 'video/records']);
});

it('are not made for a viewer who is signed out, nor before a screen that waits for the session check', async () => {
  const { makeFirstCalls, recordSignOut, recordSignIn } = await load();
  makeFirstCalls('home', query(), true);
  recordSignOut();
  makeFirstCalls('home', query(), false);
  expect(lines()).toEqual([]);
  recordSignIn({ operatorName: '甲' });
  makeFirstCalls('history', query(), true);
  expect(lines()).toEqual(['user/info', 'video/records']);
});

it('wait until the modules of the page have configured it', async () => {
  const { makeFirstCalls, addConfigLayer } = await load();
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  makeFirstCalls('history', query(), false);
  expect(lines()).toEqual([]);
  addConfigLayer({ apiBase: '/late' });
  state.mockReturnValue('interactive');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(FakeXhr.sent.map((request) => request.url.pathname)).toEqual([
    '/late/openapi/v2/video/records',
    '/late/openapi/v2/user/info',
  ]);
});
