import type { Catalogue } from '../catalogue';
import { en } from '../core/en';
import { errorsEn } from '../errors/en';

export const catalogue: Catalogue = { language: 'en', texts: en, errors: errorsEn };
