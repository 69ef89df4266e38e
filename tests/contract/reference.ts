import { PROVIDER_PATH, PROVIDERS } from '#config/providers';
import { DEMO_PASSWORD } from '../../examples/portal/server/demo/demo-data';
import type { SettingsInput } from './target';

type Sent = { to?: string; recipient?: string; code?: string; link?: string };
type Send = (url: string, init?: RequestInit) => Promise<Response>;

/** Resets the reference portal to its demo data. Its dev console reads the codes. */
export async function settings(origin: string, send: Send = fetch): Promise<SettingsInput> {
  const ask = async (path: string, init?: RequestInit) => {
    const response = await send(origin + path, init);
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return response;
  };
  const post = (path: string, body: object) =>
    ask(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
  const lastSent = async (test: (sent: Sent) => boolean) => {
    const { rows } = (await (await ask('/dev/api/outbox')).json()) as { rows: Sent[] };
    return rows.find(test) ?? {};
  };
  await post('/dev/api/reset', {});
  const demo = { account: 'demo@example.com', password: DEMO_PASSWORD, handOff: false };
  return {
    appid: 'demo',
    publicKey: await publicKeyOf(ask),
    accounts: {
      reader: demo,
      lists: { ...demo, phone: '13800138000' },
      bound: { ...demo, account: 'oauth', password: '', cookie: await thirdPartyCookie(origin, send) },
      leaver: { account: 'sso@example.com', password: DEMO_PASSWORD },
    },
    newcomer: {
      phone: '13900139001',
      otherPhone: '13900139002',
      email: 'newcomer@example.org',
      otherEmail: 'other@example.org',
      unusedEmail: 'unused@example.org',
      handOff: false,
    },
    member: {
      base: `${origin}/member`,
      appId: 'portal-demo',
      productId: 'vip',
      source: 'web',
      signatureUrl: `${origin}/membership/signature`,
    },
    async solveCaptcha({ token }) {
      return ((await (await ask(`/dev/captcha/${token}`)).json()) as { points: { x: number; y: number }[] })
        .points;
    },
    async readPicture(_picture, cookie) {
      const init = { method: 'POST', headers: { cookie } };
      return ((await (await ask('/dev/api/picture-code', init)).json()) as { code: string }).code;
    },
    smsCode: async (phone) => (await lastSent(({ recipient }) => recipient === phone)).code ?? '',
    mailLink: async (email) => (await lastSent(({ to }) => to === email)).link ?? '',
    async confirmQrCode(code) {
      await post('/dev/api/phone', { code, action: 'scan' });
      await post('/dev/api/phone', { code, action: 'confirm' });
    },
  };
}

/** The page configuration of every page has it. */
async function publicKeyOf(ask: (path: string) => Promise<Response>): Promise<string> {
  const page = await (await ask('/news/1.html')).text();
  const [, json = '{}'] = /<script type="application\/json" data-cntv-config>([^<]*)</.exec(page) ?? [];
  return (JSON.parse(json) as { signing?: { publicKey?: string } }).signing?.publicKey ?? '';
}

/** Session of a demo user whom the simulated third party has created, and who has no password. */
async function thirdPartyCookie(origin: string, send: Send): Promise<string> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const response = await send(`${origin}${PROVIDER_PATH}${PROVIDERS.weChat.slug}`, {
    method: 'POST',
    body: new URLSearchParams({ appid: 'demo', method: 'login', timestamp, user: 'bound' }),
    redirect: 'manual',
  });
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
