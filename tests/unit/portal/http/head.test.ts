import { expect, it } from 'vitest';
import { CALLS } from '../../../../examples/portal/server/calls';
import { captchaFields } from '../../../support/portal/client';
import { freshPortal } from '../../../support/portal/fresh-portal';

const fresh = freshPortal();
const LINKS = '/openapi/v2/user/send/mail';

/** Every row of the database but the limits and the log. */
async function everything(): Promise<unknown> {
  const tables = await fresh.db.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = current_schema()
     and table_name not in ('limits', 'request_log') order by 1`,
  );
  return Promise.all(tables.map(({ name }) => fresh.db.query(`select * from ${name} order by 1, 2`)));
}

it('a HEAD changes nothing, at links in mails, SSO, sign-out and calls; a GET then works (MAIL-01)', async () => {
  const { visitor } = fresh;
  await visitor.devConsole('session', { account: 'plain@example.com' });
  await visitor.prove();
  await visitor.post('/openapi/v2/user/binding/email', { email: 'mine@example.org' });
  const captcha = captchaFields(await visitor.pass('puzzle'));
  await visitor.post(LINKS, { email: 'demo@example.com', send_type: '3', ...captcha });
  const signIn = await fresh.site.visitor().login({ account: 'sso@example.com' });
  const { ticket } = ((await signIn.json()) as { data: { ticket: string } }).data;
  const screen = fresh.site.visitor();
  const { data: qrcode } = await screen.get('/openapi/v2/user/QRCode/login/generationQRCode');
  await screen.devConsole('phone', { code: qrcode, action: 'confirm' });

  const before = await everything();
  const query = new URLSearchParams({ appid: 'demo', qrcode: String(qrcode) });
  const paths = [
    await visitor.linkTo('mine@example.org'),
    await visitor.linkTo('inactive@example.com'),
    await visitor.linkTo('demo@example.com'),
    `/sso/accept?ticket=${ticket}`,
    `/sso/leave?ticket=${ticket}`,
    `/sso/authorize?service=${encodeURIComponent('http://localhost:8081/sso/accept')}`,
    '/signout',
    ...CALLS.filter(({ method }) => method === 'GET').map(({ path }) => `${path}?${query}`),
  ];
  fresh.site.portal.setSites({ portalPort: 8080, secondPort: 8081, hosts: ['localhost'] });
  const headers = { referer: 'http://localhost:8080/index.html', 'sec-fetch-site': 'same-origin' };
  for (const path of paths)
    for (const who of [visitor, screen]) {
      const response = await who.request(path, { method: 'HEAD', headers });
      expect([path, await response.text()]).toEqual([path, '']);
    }
  expect(await everything()).toEqual(before);

  const opened = await visitor.request(await visitor.linkTo('mine@example.org'));
  expect(opened.headers.get('location')).toContain('emailQuery=success');
  expect((await visitor.request(`/sso/accept?ticket=${ticket}`)).status).toBe(204);
  expect(
    (await screen.get('/openapi/v2/user/QRCode/login/getQrcodeStatus', { qrcode: String(qrcode) })).code,
  ).toBe(0);
});
