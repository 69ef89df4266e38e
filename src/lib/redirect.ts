export type RedirectRule = {
  /** The page's own address: relative targets start from it, and its origin is always allowed. */
  base: string;
  /** Host names; each allows itself and everything below it, on any port. */
  allowedDomains: readonly string[];
};

/**
 * Reads a redirect target and says where it leads, if it may be followed (doc 2 § 5, OQ-29): http(s), no user info,
 * and the page's own origin or one of the allowed domains. It is resolved as the browser will resolve it and only
 * then judged, so no spelling of `//host`, backslashes or control characters can mean one thing here and another there.
 * @returns null for a target that must not be followed, or when there is none
 */
export function allowedUrl(
  raw: string | null | undefined,
  { base, allowedDomains }: RedirectRule,
): URL | null {
  const url = raw?.trim() ? resolved(raw, base) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  const isAllowed =
    url.origin === resolved(base)?.origin ||
    allowedDomains.some((domain) => domain && `.${url.hostname}`.endsWith(`.${domain}`));
  return isAllowed ? url : null;
}

/** The first of several targets that may be followed. */
export function firstAllowed(
  candidates: readonly (string | null | undefined)[],
  rule: RedirectRule,
): URL | null {
  for (const candidate of candidates) {
    const url = allowedUrl(candidate, rule);
    if (url) return url;
  }
  return null;
}

function resolved(raw: string, base?: string): URL | null {
  try {
    return new URL(raw, base);
  } catch {
    return null;
  }
}
