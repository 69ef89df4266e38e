/** Texts in zh-CN that the loader shows before a view or language file is loaded. */
export const loaderZhCn = { busy: '系统繁忙！请稍后重试！', retry: '重试', reload: '重新加载' };
