/** Text in zh-CN for a form that a script of the page has broken. */
export const brokenPageZhCn = { notSent: '您填写的内容尚未提交。请刷新页面后重新填写。' };
