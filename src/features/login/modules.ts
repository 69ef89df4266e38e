/** The calls about the session. Only calls need axios and zod, so the view is attached without both. */
export const loadAccountCalls = () => import('#api/sign-in/account');

export const loadLoginCall = () => import('#api/sign-in/login');

/** The call about the viewer. */
export const loadViewerCalls = () => import('#api/member/viewer');

/** Loaded when the form is first used: a page may have several, and most are not. */
export const loadLoginSchema = async () => (await import('./login.schema')).loginSchema;

const loadSubmitModules = () => import('./submit-modules');

/** Preloaded before the first submit. */
export const SUBMIT_MODULES = [loadSubmitModules];
