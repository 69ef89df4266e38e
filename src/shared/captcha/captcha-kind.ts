import { createContext } from 'react';
import type { CaptchaKind } from '#api/sign-in/captcha';

/** The kind of captcha of all forms in an element; an empty string means that of the page configuration (OQ-09). */
export const CaptchaKindContext = createContext<CaptchaKind | ''>('');
