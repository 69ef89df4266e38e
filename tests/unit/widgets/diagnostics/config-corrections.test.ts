import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RULES } from '#page-config/rules';
import { checkSnippet, type Finding } from '../../../../widgets/diagnostics/markup/check-snippet';
import { newKeyPair } from '../../../support/unit/keys';

const ROW = { href: '/a', image: '/a.png', label: 'A' };
const APP = { text: 'A', href: '/a' };

async function findingsIn(config: string): Promise<Finding[]> {
  const html = `<script type="application/json" data-cntv-config>${config}</script>`;
  return checkSnippet(html, 'https://www.example.com/');
}

/** Returns the lines to write instead, as they are read by the page. */
async function linesFor(config: object): Promise<unknown[]> {
  const found = await findingsIn(JSON.stringify({ appid: 'demo', ...config }));
  return [...new Set(found.map(({ instead }) => instead))].map((instead) =>
    JSON.parse(instead.startsWith('{') ? instead : `{${instead}}`),
  );
}

describe('the line of the configuration to write instead', () => {
  it.each([
    [{ version: '1.2' }, { appid: 'demo' }],
    [
      { debug: true, loginCheck: 'yes' },
      { appid: 'demo', loginCheck: false },
    ],
    [{ links: { customerService: '/a', helpline: '/b' } }, { links: { customerService: '/a' } }],
    [
      { links: { nav: [ROW, { url: '/b', image: '/b.png', label: 'B' }] } },
      { links: { nav: [ROW, { href: '/b', image: '/b.png', label: 'B' }] } },
    ],
    [
      { links: { nav: [ROW, { href: 'www.example.com/b', label: 'B' }] } },
      { links: { nav: [ROW, { href: 'https://www.example.com/b', image: '…', label: 'B' }] } },
    ],
    [
      { links: { customerService: 'www.example.com/help', appPromotion: [APP] } },
      { links: { customerService: 'https://www.example.com/help', appPromotion: [APP] } },
    ],
    [
      { links: { customerservice: '/a', onlineservice: '/b' } },
      { links: { customerService: '/a', onlineService: '/b' } },
    ],
    [{ options: { product: 'A,B', company: ['C'] } }, { options: { product: ['A', 'B'], company: ['C'] } }],
    [{ ssoEndpoints: ['https://sso.example.com'] }, { ssoEndpoints: ['https://sso.example.com/accept'] }],
    [
      { ssoEndpoints: ['https://a.example/accept', 'https://b.example'] },
      { ssoEndpoints: ['https://a.example/accept', 'https://sso.example.com/accept'] },
    ],
    [{ allowedDomains: 'a.example, https://b.example/c' }, { allowedDomains: ['a.example', 'b.example'] }],
    [{ apiBase: ' /a' }, { apiBase: '/a' }],
    [{ apiBase: {} }, { apiBase: '/api' }],
    [{ servicePhone: null }, { servicePhone: '…' }],
    [{ signing: { secret: 'a', mode: 'Off' } }, { signing: { secret: 'a', mode: 'off' } }],
    [{ member: { base: '/a', sign: 'b' } }, { member: { base: '/a' } }],
  ])('keeps what is right in %j', async (config, line) => {
    expect(await linesFor(config)).toContainEqual(line);
  });

  it.each([
    ['\n{\n  "appid": "a",\n  "portalHome": /a\n}', 4, '"portalHome": /a'],
    ['\n{\n  "appid": "a",\n}', 3, '"appid": "a",'],
    ['{\n"appid": "a"', 2, '"appid": "a"'],
    ['{"appid": “甲”}', 1, '{"appid": “甲”}'],
    ['{"a": 1} }\n', 1, '{"a": 1} }'],
  ])('names the line that is not JSON: %j', async (config, line, written) => {
    const [found] = await findingsIn(config);
    expect(found).toMatchObject({ code: 'unreadableConfiguration', line });
    for (const message of Object.values(found?.message ?? {})) expect(message).toMatch(`“${written}”`);
  });

  it.each([
    ['MIIB', '不是 PEM 或 base64（SPKI）格式的 RSA 公钥', 'not an RSA public key'],
    [newKeyPair(512).spki, '不足 1024 位', 'shorter than 1024 bits'],
    [newKeyPair(1024).privatePem, '是私钥', 'a private key'],
  ])('says in each language why a key cannot be used: %.10s, %s', async (publicKey, chinese, english) => {
    const config = JSON.stringify({ appid: 'a', signing: { publicKey } });
    const html = `<script type="application/json" data-cntv-config>${config}</script><cntv-login></cntv-login>`;
    const found = await checkSnippet(html, 'https://www.example.com/');
    const { message } = found.find(({ code }) => code === 'badPublicKey') as Finding;
    expect(message['zh-CN']).toContain(chinese);
    expect(message['zh-CN']).not.toMatch(/[a-z]+ [a-z]+ /);
    expect(message.en).toContain(english);
    expect(message.en.match(/signing\.publicKey/g)).toHaveLength(1);
  });

  it('keeps the other keys of signing beside the example of a key', async () => {
    const html = `<script type="application/json" data-cntv-config>{"appid": "a", "signing": {"secret": "b"}}</script><cntv-login></cntv-login>`;
    const found = await checkSnippet(html, 'https://www.example.com/');
    expect(found.map(({ instead }) => instead)).toContain(
      '"signing": {"secret": "b", "publicKey": "MIIBIjANBg…"}',
    );
  });

  it.each(['{"apibase": "<\\/script><img>"}', '{“appid”: “<!--<script>”}', '{"</scrip": {"a": "<b>"}}'])(
    'cannot close the script: %s',
    async (config) => {
      const found = await findingsIn(config);
      expect(found.length).toBeGreaterThan(0);
      for (const { instead } of found)
        expect(instead.replace(/^<script.*?>|<\/script>$/g, '')).not.toContain('<');
    },
  );

  it('passes its own rule, or is an example with a mark for what is missing', async () => {
    const names = fc.constantFrom(...Object.keys(RULES), 'version', '__proto__', 'signing', 'member');
    const values = fc.oneof(fc.jsonValue(), fc.constantFrom('a.example/b', 'A,B', '/a', 'true'));
    await fc.assert(
      fc.asyncProperty(fc.dictionary(names, values, { maxKeys: 4 }), async (config) => {
        for (const line of await linesFor(config))
          for (const [name, value] of Object.entries(line as object)) {
            const rule = new Map(Object.entries(RULES)).get(name);
            if (rule && !JSON.stringify(value).includes('…'))
              expect([name, value, rule.read(value)]).not.toEqual([name, value, undefined]);
          }
      }),
      { numRuns: 200 },
    );
  });
});
