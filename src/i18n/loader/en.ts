import type { loaderZhCn } from './zh-cn';

/** Texts in English that the loader shows before a view or language file is loaded. */
export const loaderEn: typeof loaderZhCn = {
  busy: 'The service is busy. Please try again later.',
  retry: 'Try again',
  reload: 'Reload',
};
