import { errorsZhCn } from './errors.zh-cn';
import type { Catalogue } from './messages';
import { zhCN } from './zh-cn';

export const catalogue: Catalogue = { language: 'zh-CN', texts: zhCN, errors: errorsZhCn };
