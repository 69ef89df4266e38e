/**
 * Browsers inside apps, which save no file that a page has made: WeChat, QQ, Weibo, DingTalk, Alipay, Feishu, Toutiao and
 * Douyin, Baidu, Facebook, Instagram, LINE; any web view of Android; and of iOS, which has no `Safari` in its name.
 */
const IN_APP =
  /MicroMessenger|\bQQ\/|Weibo|DingTalk|AlipayClient|Lark|Feishu|NewsArticle|aweme|Bytedance|baiduboxapp|FBA[NV]|Instagram|\bLine\/|; wv\)|AppleWebKit(?!.*Safari)/i;

/** Whether the browser saves files that a page has made. Not cached. */
export function canSaveFiles(): boolean {
  return typeof navigator !== 'undefined' && !IN_APP.test(navigator.userAgent);
}
