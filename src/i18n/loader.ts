import type { Language } from '../config/languages';

/** Texts that the loader shows before a view or language file is loaded. */
export const loaderTexts: Readonly<Record<Language, { busy: string; retry: string; reload: string }>> = {
  'zh-CN': { busy: '系统繁忙！请稍后重试！', retry: '重试', reload: '重新加载' },
  en: { busy: 'The service is busy. Please try again later.', retry: 'Try again', reload: 'Reload' },
};
