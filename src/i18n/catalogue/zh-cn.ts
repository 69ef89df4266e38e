import { zhCN } from '../core/zh-cn';
import { errorsZhCn } from '../errors/zh-cn';

export const catalogue = { language: 'zh-CN' as const, texts: zhCN, errors: errorsZhCn };
