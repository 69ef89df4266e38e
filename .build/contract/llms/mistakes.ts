import type { Finding, FindingCode } from '../../../widgets/diagnostics/markup/finding.ts';
import { KEY_PLACEHOLDER, type Page, pageOf } from './page.ts';

/** @property right what to write, where the check says only what was expected */
export type Mistake = { code: FindingCode; part: keyof Page; wrong: string; right?: string };
/** A mistake with what the check of snippets says about it. */
export type FoundMistake = Mistake & { reason: string; right: string };
export type Check = (html: string, base: string) => Promise<Finding[]>;

const BASE = 'https://www.example.com/news/1.html';

/** The usual mistakes, by the part of the text where they stand. */
export const MISTAKES: readonly Mistake[] = [
  {
    code: 'noModule',
    part: 'loader',
    wrong: '<script src="https://cdn.example/cntv-widgets/1/cntv-widgets.js"></script>',
  },
  {
    code: 'scriptWithoutHttps',
    part: 'loader',
    wrong: '<script type="module" src="http://cdn.example/cntv-widgets/1/cntv-widgets.js"></script>',
  },
  { code: 'noEndTag', part: 'element', wrong: '<cntv-login standalone />' },
  { code: 'unknownTag', part: 'element', wrong: '<cntv-signin></cntv-signin>' },
  { code: 'unknownTag', part: 'element', wrong: '<CntvLogin></CntvLogin>' },
  { code: 'tagAsText', part: 'element', wrong: '&lt;cntv-login&gt;&lt;/cntv-login&gt;' },
  { code: 'wrongQuotes', part: 'element', wrong: '<cntv-login backurl=“/my”></cntv-login>' },
  { code: 'unknownAttribute', part: 'element', wrong: '<cntv-unread-badge blinkTitle></cntv-unread-badge>' },
  { code: 'uselessAttribute', part: 'element', wrong: '<cntv-login width="400"></cntv-login>' },
  { code: 'badValue', part: 'element', wrong: '<cntv-login captcha="slider"></cntv-login>' },
  { code: 'badValue', part: 'element', wrong: '<cntv-qr-login size="200px"></cntv-qr-login>' },
  { code: 'flagOn', part: 'element', wrong: '<cntv-login standalone="false"></cntv-login>' },
  { code: 'unknownSlot', part: 'element', wrong: '<cntv-login><p slot="footer">…</p></cntv-login>' },
  { code: 'badRedirect', part: 'element', wrong: '<cntv-login backurl="javascript:alert(1)"></cntv-login>' },
  {
    code: 'refusedRedirect',
    part: 'element',
    wrong: '<cntv-login backurl="https://vip.example.com/"></cntv-login>',
  },
  {
    code: 'noAppid',
    part: 'config',
    wrong: config('{"signing": {"publicKey": "MIIBIjANBg…"}}'),
    right: '"appid": "demo"',
  },
  {
    code: 'noPublicKey',
    part: 'config',
    wrong: config('{"appid": "demo"}'),
    right: `"signing": {"publicKey": "${KEY_PLACEHOLDER}"}`,
  },
  {
    code: 'configurationWithoutType',
    part: 'config',
    wrong: config('{"appid": "demo", "signing": {"publicKey": "MIIBIjANBg…"}}', ''),
  },
  {
    code: 'unreadableConfiguration',
    part: 'config',
    wrong: config("{'appid': 'demo', 'signing': {'publicKey': 'MIIBIjANBg…'},}"),
  },
  { code: 'unknownKey', part: 'config', wrong: '"apibase": "/api"' },
  {
    code: 'badConfigValue',
    part: 'config',
    wrong: '"apiBase": "api.example.com"',
  },
  {
    code: 'badConfigValue',
    part: 'config',
    wrong: '"allowedDomains": "https://vip.example.com/"',
  },
  {
    code: 'badConfigValue',
    part: 'config',
    wrong: '"embedLinks": "true"',
    right: '"embedLinks": true',
  },
  { code: 'unknownKey', part: 'config', wrong: '"publicKey": "MIIBIjANBg…"' },
  { code: 'unknownKey', part: 'config', wrong: '"texts": {"login": {"sumbit": "进入"}}' },
  {
    code: 'missingKeys',
    part: 'config',
    wrong: '"texts": {"login": "登录"}',
    right: '"texts": {"login": {"title": "登录"}}',
  },
  { code: 'unknownForm', part: 'config', wrong: '"campaignRoutes": {"/wyznt/info.action": "advisry"}' },
];

/** Returns the mistakes with the reason and the right line, as the check of snippets says them. */
export async function foundMistakes(check: Check, publicKey: string): Promise<FoundMistake[]> {
  const rows = MISTAKES.map(async (mistake) => {
    const found = await checkedPage(check, { [mistake.part]: mistake.wrong }, publicKey);
    const [finding, ...others] = found;
    if (finding?.code !== mistake.code || others.length > 0)
      throw new Error(`${mistake.wrong} has ${found.map(({ code }) => code)}, expected ${mistake.code}.`);
    return {
      ...mistake,
      reason: finding.message.en,
      right: mistake.right ?? rightLine(mistake.wrong, finding).replace(publicKey, KEY_PLACEHOLDER),
    };
  });
  return Promise.all(rows);
}

/** Returns the whole line, of which the check may replace only a tag. */
function rightLine(wrong: string, { where, instead }: Finding): string {
  const isTag = instead.startsWith('<') && wrong.includes(where);
  return isTag ? wrong.replace(where, () => instead) : instead;
}

/** Returns the findings in a page, which has a real key in place of the placeholder. */
export async function checkedPage(check: Check, page: Page, publicKey: string): Promise<Finding[]> {
  return check(pageOf(page).replaceAll(KEY_PLACEHOLDER, publicKey), BASE);
}

function config(json: string, type = ' type="application/json"'): string {
  return `<script${type} data-cntv-config>${json}</script>`;
}
