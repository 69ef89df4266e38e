import { isSelector } from '#lib/text/embed-rules';
import { RULES } from '#page-config/rules';

/** The rules of the keys; here, a selector must also be valid, which the page itself finds when it uses it. */
export const CHECKED_RULES: typeof RULES = {
  ...RULES,
  embedLinks: {
    ...RULES.embedLinks,
    read(raw) {
      const value = RULES.embedLinks.read(raw);
      return typeof value === 'string' && !isSelector(value) ? undefined : value;
    },
  },
};
