import { en } from './en';
import { errorsEn } from './errors.en';
import type { Catalogue } from './messages';

export const catalogue: Catalogue = { language: 'en', texts: en, errors: errorsEn };
