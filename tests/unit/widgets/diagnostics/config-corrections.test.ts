import { describe, expect, it } from 'vitest';
import { checkSnippet, type Finding } from '../../../../widgets/diagnostics/markup/check-snippet';
import { newKeyPair } from '../../../support/unit/keys';

async function findingsIn(config: string): Promise<Finding[]> {
  const html = `<script type="application/json" data-cntv-config>${config}</script>`;
  return checkSnippet(html, 'https://www.example.com/');
}

describe('the check of the configuration', () => {
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
    expect(found.map(({ instead }) => instead)).toContain('"signing": {"secret": "b", "publicKey": "…"}');
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
});
