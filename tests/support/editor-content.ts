/** What the tests of editors and sanitisers send through each product. */
export const SNIPPET = [
  '<p>甲</p>',
  '<cntv-apply-form form="talent-show" messages="hide" lang="en"><a href="/apply">报名</a></cntv-apply-form>',
  '<p>乙</p>',
  '<cntv-login backurl="/a?b=c&amp;d=e" standalone=""><a href="/login.html">登录</a></cntv-login>',
  '<p>丙</p>',
  '<cntv-unread-badge href="/inbox"></cntv-unread-badge>',
  '<p>丁</p>',
  '<cntv-qr-login size="200">正在加载</cntv-qr-login>',
].join('');

/** Elements in a line of text. */
export const IN_A_LINE =
  '<p>甲 <cntv-unread-badge href="/inbox"></cntv-unread-badge> 乙 <cntv-account><a href="/login.html">登录</a></cntv-account> 丙</p>';

/** A link to an element. */
export const LINK =
  '<p><a href="/apply#cntv-apply-form?form=talent-show&amp;messages=hide&amp;lang=en">报名</a></p>';
