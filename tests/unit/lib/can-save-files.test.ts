import { afterEach, describe, expect, it, vi } from 'vitest';
import { canSaveFiles } from '#lib/can-save-files';

afterEach(() => vi.unstubAllGlobals());

describe('a browser that saves files of a page', () => {
  const IOS =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
  const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8';
  const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36';
  it.each([
    ['Safari of iOS', `${IOS} Version/18.0 Mobile/15E148 Safari/604.1`, true],
    ['Chrome of iOS', `${IOS} CriOS/150.0 Mobile/15E148 Safari/604.1`, true],
    ['Chrome of Android', `${ANDROID}) ${CHROME}`, true],
    ['QQ browser', `${ANDROID}) ${CHROME} MQQBrowser/15.0`, true],
    ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', true],
    ['a web view of iOS', `${IOS} Mobile/15E148`, false],
    [
      'a web view of an iPad',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)',
      false,
    ],
    ['a web view of Android', `${ANDROID}; wv) ${CHROME}`, false],
    ['WeChat of iOS', `${IOS} Mobile/15E148 MicroMessenger/8.0.50 NetType/4G Language/zh_CN`, false],
    ['WeChat of Android', `${ANDROID}) ${CHROME} MicroMessenger/8.0.50`, false],
    [
      'WeChat of Windows',
      'Mozilla/5.0 (Windows NT 10.0; WOW64) AppleWebKit/537.36 Chrome/122.0 Safari/537.36 MicroMessenger/7.0',
      false,
    ],
    ['QQ', `${ANDROID}) ${CHROME} MQQBrowser/6.2 QQ/9.0.0`, false],
    ['Weibo', `${ANDROID}) ${CHROME} Weibo (Pixel 8)`, false],
    ['DingTalk', `${IOS} Mobile/15E148 Safari/604.1 AliApp(DingTalk/7.5)`, false],
    ['Alipay', `${ANDROID}) ${CHROME} AlipayClient/10.6`, false],
    ['Douyin', `${ANDROID}) ${CHROME} aweme_330000`, false],
  ])('%s', (_name, userAgent, expected) => {
    vi.stubGlobal('navigator', { userAgent });
    expect(canSaveFiles()).toBe(expected);
  });
});
