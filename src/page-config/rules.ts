import { isRecord } from '#config/is-record';
import { isLanguage } from '#i18n/languages';
import type { MemberConfig, PageConfig, SigningConfig } from './types';
import { LEADS_TO_USER_HOME } from './user-home-redirects.build-time';

/** Validates one page-config value, without zod (`.github/decisions/03-zod-mini.md`). */
export type Rule<Value> = {
  fallback: Value;
  /** Describes the allowed values in console messages. */
  expected: string;
  /** Returns the normalised value, or undefined for an invalid one. */
  read(raw: unknown): Value | undefined;
};
export type Rules<Values> = { readonly [Key in keyof Values]: Rule<Values[Key]> };

const isText = (raw: unknown): raw is string => typeof raw === 'string';

const anyText: Rule<string> = rule('', 'a text', isText);
const flag: Rule<boolean> = either<boolean>(false, true);

const baseUrl: Rule<string> = {
  fallback: '',
  expected: 'an http(s) address, or a path like "/api"',
  read: (raw) =>
    isText(raw) && (raw === '' || (isAddress(raw) && !/[?#]/.test(raw)))
      ? withoutEndingSlashes(raw)
      : undefined,
};

/** In linear time, unlike a regular expression at the end of a text. */
function withoutEndingSlashes(path: string): string {
  let { length } = path;
  while (path[length - 1] === '/') length -= 1;
  return path.slice(0, length);
}

const homePage: Rule<string> = rule(
  '/index.html',
  'an http(s) address, or a path like "/index.html"',
  (raw): raw is string => isText(raw) && isAddress(raw),
);

const optionalPage: Rule<string> = { ...homePage, fallback: '' };

/** What a key with keys of its own must be. */
export const GROUP_EXPECTED = 'an object in braces';

export const SIGNING_RULES: Rules<SigningConfig> = {
  publicKey: rule('', 'an RSA public key as PEM or base64 SPKI', isText),
  secret: anyText,
  mode: either('required', 'off'),
};

export const MEMBER_RULES: Rules<MemberConfig> = {
  base: baseUrl,
  appId: anyText,
  productId: anyText,
  source: anyText,
  sign: {
    fallback: null,
    expected: 'a function that returns the signature',
    read: (raw) => (typeof raw === 'function' ? (raw as MemberConfig['sign']) : undefined),
  },
};

export const RULES: Rules<Omit<PageConfig, 'signing' | 'member'>> = {
  apiBase: baseUrl,
  appid: anyText,
  registrationHost: baseUrl,
  portalHome: homePage,
  portalBase: baseUrl,
  userHome: {
    ...homePage,
    read: (raw) => (isText(raw) && isAddress(raw) && !LEADS_TO_USER_HOME.includes(raw) ? raw : undefined),
  },
  loginCheck: flag,
  allowedDomains: {
    fallback: [],
    expected: 'a list of host names like ["example.com"]',
    read(raw) {
      const names = Array.isArray(raw) ? raw.map((entry) => (isText(entry) ? hostName(entry) : '')) : [''];
      return names.includes('') ? undefined : names;
    },
  },
  ssoEndpoints: {
    fallback: [],
    expected:
      'a list of origins with a path like ["https://sso.example.com/accept"], or paths like "/sso/accept"',
    read: (raw) =>
      Array.isArray(raw) && raw.every((entry) => isText(entry) && isEndpoint(entry)) ? raw : undefined,
  },
  formOrigins: {
    fallback: [],
    expected: 'a list of origins like ["https://forms.example.com"]',
    read: (raw) =>
      Array.isArray(raw) && raw.every((entry) => isText(entry) && isOrigin(entry)) ? raw : undefined,
  },
  agreementUrl: optionalPage,
  privacyUrl: optionalPage,
  cancelAgreementUrl: optionalPage,
  logoutUrl: optionalPage,
  links: rule(
    {},
    'addresses by key like {"customerService": "…", "nav": [{"href": "…", "image": "…", "label": "…"}]}',
    isLinks,
  ),
  campaignRoutes: rule(
    {},
    'names of forms by path like {"/wyznt/info.action": "advisory"}',
    (raw): raw is PageConfig['campaignRoutes'] => isRecord(raw) && Object.values(raw).every(isText),
  ),
  options: rule({}, 'lists of texts by field name like {"product": ["…"]}', isOptions),
  fields: rule({}, 'an object by form like {"personal": {"workList": false}}', isFields),
  servicePhone: anyText,
  showOtherAccounts: flag,
  embedLinks: rule<boolean | string>(
    false,
    'a CSS selector of containers like "#article", true or false',
    (raw): raw is boolean | string =>
      flag.read(raw) !== undefined || (isText(raw) && !/^(true|false|)$/.test(raw)),
  ),
  reauth: either('redirect', 'dialog'),
  captcha: either('puzzle', 'click'),
  qrContent: rule(
    '{code}',
    'a text with {code} in it, like "https://example.com/scan?code={code}"',
    (raw): raw is string => isText(raw) && raw.includes('{code}') && raw.length <= 500,
  ),
  liveUrl: {
    ...homePage,
    fallback: '/live/{source_id}',
    expected: 'an http(s) address or a path with {source_id} in it, like "/live/{source_id}"',
    read: (raw) => (isText(raw) && isAddress(raw) && raw.includes('{source_id}') ? raw : undefined),
  },
  pageKeys: rule<readonly string[]>([], 'a list of keys like ["portalHome"]', isTexts),
  texts: rule({}, 'texts by area and key like {"login": {"title": "…"}}', isTextTree),
  messages: rule({}, 'texts by result code like {"-21002": "…"}', isMessages),
};

/** Returns a rule for one of two values; the first is the default. */
function either<Value extends string | boolean>(fallback: Value, other: Value): Rule<Value> {
  const is = (raw: unknown): raw is Value => raw === fallback || raw === other;
  return rule(fallback, `${JSON.stringify(other)} or ${JSON.stringify(fallback)}`, is);
}

/** Returns a rule that does not transform the value. */
function rule<Value>(fallback: Value, expected: string, is: (raw: unknown) => raw is Value): Rule<Value> {
  return { fallback, expected, read: (raw) => (is(raw) ? raw : undefined) };
}

/**
 * Whether a value is an http(s) URL or an absolute path; `//host` and paths with `/\` are rejected. Control characters
 * are rejected because URL parsers remove tabs and line breaks, so that `/<tab>/host` would be `//host`.
 */
function isAddress(value: string): boolean {
  if (/\p{Cc}/u.test(value) || value !== value.trim()) return false;
  if (/^\/(?![/\\])/.test(value)) return true;
  try {
    const { username, password } = new URL(value);
    return /^https?:\/\/[^/\\]/i.test(value) && !username && !password;
  } catch {
    return false;
  }
}

/** Whether a value is a URL or path with at least one segment. A bare origin would allow requests to all its paths. */
function isEndpoint(value: string): boolean {
  return isAddress(value) && /^(https?:\/\/[^/\\]+)?(\/(?!\.\.?(\/|$))[\w.~-]+)+\/?$/i.test(value);
}

/** Whether a value is an origin as browsers serialise it. */
function isOrigin(value: string): boolean {
  return /^http/.test(value) && isAddress(value) && value === new URL(value).origin;
}

/** Normalises a host name (lower case, Punycode). Returns the empty string if it is invalid or a top-level domain. */
function hostName(value: string): string {
  if (!/^[^\s/\\?#@:*]+$/.test(value)) return '';
  try {
    const { hostname } = new URL(`http://${value}`);
    return /^(localhost|[^.]+(\.[^.]+)+)$/.test(hostname) ? hostname : '';
  } catch {
    return '';
  }
}

function isLinks(value: unknown): value is PageConfig['links'] {
  if (!isRecord(value)) return false;
  const { customerService, onlineService, appPromotion = [], nav = [] } = value;
  return (
    isAddress(String(customerService || '/')) &&
    isAddress(String(onlineService || '/')) &&
    Array.isArray(appPromotion) &&
    appPromotion.every(isAppLink) &&
    Array.isArray(nav) &&
    nav.every(isImageLink)
  );
}

/** An empty `href` is allowed: the link is not shown. */
function isAppLink(entry: unknown): boolean {
  return (
    isRecord(entry) &&
    isText(entry.text) &&
    isText(entry.href) &&
    (entry.href === '' || isAddress(entry.href))
  );
}

function isImageLink(value: unknown): boolean {
  return (
    isRecord(value) &&
    isText(value.label) &&
    [value.href, value.image].every((url) => isText(url) && isAddress(url))
  );
}

function isOptions(value: unknown): value is PageConfig['options'] {
  return (
    isRecord(value) &&
    Object.values(value).every(
      (list) => isTexts(list) || (isRecord(list) && Object.values(list).every(isTexts)),
    )
  );
}

/** The entries are checked where they are used, to keep this module small. */
function isFields(value: unknown): value is PageConfig['fields'] {
  return isRecord(value) && Object.values(value).every(isRecord);
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every(isText);
}

function isTextTree(tree: unknown): tree is object {
  return isRecord(tree) && Object.values(tree).every((value) => isText(value) || isTextTree(value));
}

function isMessages(value: unknown): value is object {
  if (!isRecord(value)) return false;
  return Object.entries(value).every(([name, own]) =>
    isLanguage(name) ? isTextsByCode(own) : isTextsByCode({ [name]: own }),
  );
}

function isTextsByCode(value: unknown): boolean {
  return (
    isRecord(value) && Object.entries(value).every(([code, words]) => /^-?\d+$/.test(code) && isText(words))
  );
}
