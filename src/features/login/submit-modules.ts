/** What a submit needs, from validation to the signed call, in one module: an import of it requests all files at once. */
export { login } from '#api/sign-in/login';
export { signPairs } from '#lib/crypto/sign';
export { CaptchaDialog } from '#shared/captcha/captcha-dialog';
export { startFormEngine } from '#ui/forms/form-engine';
export { loginSchema } from './login.schema';
