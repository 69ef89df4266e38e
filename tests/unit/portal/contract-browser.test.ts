import { afterEach, expect, it } from 'vitest';
import { type Browser, openBrowser } from '../../contract/browser';

const PAGE = 'https://www.example.com';
const API = 'https://api.example.com/openapi/v2/user/info';
const MEMBER = 'https://member.example.org/';

let browser: Browser | undefined;
afterEach(() => browser?.close());

/** Sends requests one after the other; returns the cookies that each has. */
async function cookiesOf(requests: readonly (readonly [url: string, set?: string])[], given = '') {
  const sent: string[] = [];
  browser = openBrowser(PAGE, async (_url, init) => {
    sent.push(new Headers(init?.headers).get('cookie') ?? '');
    const set = requests[sent.length - 1]?.[1];
    return new Response('', set ? { headers: { 'set-cookie': set } } : {});
  });
  if (given) browser.setCookies(given);
  for (const [url] of requests) await browser.request(url);
  return sent;
}

it.each([
  ['to its own host', 'a=1', API, 'a=1'],
  ['not to another host of the site without a domain', 'a=1', PAGE, ''],
  ['to all hosts of its domain', 'a=1; Domain=.example.com; Path=/', PAGE, 'a=1'],
  ['not to another site', 'a=1; Domain=.example.com; Path=/', MEMBER, ''],
  ['below its path only', 'a=1; Domain=example.com; Path=/openapi', `${PAGE}/membership`, ''],
])('the contract suite sends a cookie back %s', async (_, set, url, expected) => {
  expect(await cookiesOf([[API, set], [url]])).toEqual(['', expected]);
});

it.each(['Max-Age=0', 'Expires=Thu, 01 Jan 1970 00:00:00 GMT'])(
  'the contract suite deletes a cookie by %s',
  async (attribute) => {
    expect(await cookiesOf([[API, 'a=1'], [API, `a=; ${attribute}`], [API]])).toEqual(['', 'a=1', '']);
  },
);

it('the contract suite sends the cookies of an account to all hosts of the site, and to no other', async () => {
  const given = 'session=1; theme=dark';
  expect(await cookiesOf([[PAGE], [API], [MEMBER]], given)).toEqual([given, given, '']);
});
