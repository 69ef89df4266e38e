import * as z from 'zod/mini';
import { PATHS } from '../config/paths';
import type { PageConfig, SigningConfig } from './types';

export type Rule<Value> = {
  fallback: Value;
  /** What is allowed, in words for the console. */
  expected: string;
  schema: z.ZodMiniType<Value>;
};
export type Rules<Values> = { readonly [Key in keyof Values]: Rule<Values[Key]> };

const text = z.string();

const anyText: Rule<string> = { fallback: '', expected: 'a text', schema: text };

const host: Rule<string> = {
  fallback: '',
  expected: 'an http(s) address, or a path like "/api"',
  schema: z.pipe(
    text.check(z.refine((value) => value === '' || (isAddress(value) && !/[?#]/.test(value)))),
    z.transform((value) => value.replace(/\/+$/, '')),
  ),
};

const homePage: Rule<string> = {
  fallback: '/index.html',
  expected: 'an http(s) address, or a path like "/index.html"',
  schema: text.check(z.refine(isAddress)),
};

/** Paths from which a signed-in viewer is redirected to the user-centre home; as its address they would loop. */
const LEADS_TO_USER_HOME: readonly string[] = ['/', '/user', PATHS.Login];

const optionalPage: Rule<string> = { ...homePage, fallback: '' };

export const SIGNING_RULES: Rules<SigningConfig> = {
  publicKey: { fallback: '', expected: 'an RSA public key as PEM or base64 SPKI', schema: text },
  secret: anyText,
  mode: {
    fallback: 'required',
    expected: '"required" or "off"',
    schema: z.custom<SigningConfig['mode']>((value) => value === 'required' || value === 'off'),
  },
};

export const RULES: Rules<Omit<PageConfig, 'signing'>> = {
  apiBase: host,
  appid: anyText,
  registrationHost: host,
  portalHome: homePage,
  portalBase: host,
  userHome: {
    ...homePage,
    schema: text.check(z.refine((value) => isAddress(value) && !LEADS_TO_USER_HOME.includes(value))),
  },
  loginCheck: { fallback: false, expected: 'true or false', schema: z.boolean() },
  allowedDomains: {
    fallback: [],
    expected: 'a list of host names like ["example.com"]',
    schema: z.array(z.pipe(z.pipe(text, z.transform(hostName)), text.check(z.minLength(1)))),
  },
  ssoEndpoints: {
    fallback: [],
    expected:
      'a list of origins with a path like ["https://sso.example.com/accept"], or paths like "/sso/accept"',
    schema: z.array(text.check(z.refine(isEndpoint))),
  },
  agreementUrl: optionalPage,
  cancelAgreementUrl: optionalPage,
  logoutUrl: optionalPage,
  links: {
    fallback: {},
    expected: 'addresses by key like {"customerService": "…"}',
    schema: z.custom<PageConfig['links']>(isLinks),
  },
  servicePhone: anyText,
  showOtherAccounts: { fallback: false, expected: 'true or false', schema: z.boolean() },
  qrContent: {
    fallback: '{code}',
    expected: 'a text with {code} in it, like "https://example.com/scan?code={code}"',
    schema: text.check(z.refine((value) => value.includes('{code}') && value.length <= 500)),
  },
  texts: {
    fallback: {},
    expected: 'texts by section and key like {"login": {"title": "…"}}',
    schema: z.custom<object>((value) => isRecord(value) && isTextTree(value)),
  },
  messages: {
    fallback: {},
    expected: 'texts by result code like {"-21002": "…"}',
    schema: z.custom<PageConfig['messages']>(isTextsByCode),
  },
};

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** http(s), or a path from the root of the page's host; `//host` and backslashes are neither. */
function isAddress(value: string): boolean {
  if (/^\/(?![/\\])/.test(value)) return true;
  try {
    return /^https?:\/\//i.test(value) && new URL(value).username === '';
  } catch {
    return false;
  }
}

/** A whole origin is none: every path of it could be called. */
function isEndpoint(value: string): boolean {
  return isAddress(value) && /^(https?:\/\/[^/\\]+)?(\/(?!\.\.?(\/|$))[\w.~-]+)+\/?$/i.test(value);
}

/** A host name as browsers write it (lower case, Punycode); empty when it is none, or a whole top-level domain. */
function hostName(value: string): string {
  if (!/^[^\s/\\?#@:*]+$/.test(value)) return '';
  try {
    const { hostname } = new URL(`http://${value}`);
    return /^(localhost|[^.]+(\.[^.]+)+)$/.test(hostname) ? hostname : '';
  } catch {
    return '';
  }
}

function isLinks(value: unknown): boolean {
  return (
    isRecord(value) &&
    isAddress(String(value.customerService || '/')) &&
    isAddress(String(value.onlineService || '/'))
  );
}

function isTextTree(tree: object): boolean {
  return Object.values(tree).every(
    (value) => typeof value === 'string' || (isRecord(value) && isTextTree(value)),
  );
}

function isTextsByCode(value: unknown): boolean {
  return (
    isRecord(value) &&
    Object.entries(value).every(([code, words]) => /^-?\d+$/.test(code) && typeof words === 'string')
  );
}
