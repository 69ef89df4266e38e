import type { Catalogue } from '../catalogue';
import { zhCN } from '../core/zh-cn';
import { errorsZhCn } from '../errors/zh-cn';

export const catalogue: Catalogue = { language: 'zh-CN', texts: zhCN, errors: errorsZhCn };
