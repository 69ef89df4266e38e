import { zhHant } from '../core/zh-hant';
import { errorsZhHant } from '../errors/zh-hant';

export const catalogue = { language: 'zh-Hant' as const, texts: zhHant, errors: errorsZhHant };
