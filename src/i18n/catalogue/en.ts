import { en } from '../core/en';
import { errorsEn } from '../errors/en';

export const catalogue = { language: 'en' as const, texts: en, errors: errorsEn };
