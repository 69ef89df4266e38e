import type { Language } from '../config/languages';

/** The few words needed before any view or language file is there. */
export const loaderTexts: Readonly<Record<Language, { busy: string; retry: string }>> = {
  'zh-CN': { busy: '系统繁忙！请稍后重试！', retry: '重试' },
  en: { busy: 'The service is busy. Please try again later.', retry: 'Try again' },
};
