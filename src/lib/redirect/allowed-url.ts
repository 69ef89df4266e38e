export type RedirectRule = {
  /** URL of the page. Relative targets are resolved against it, and its origin is always allowed. */
  base: string;
  /** Host names. Each one allows itself and its subdomains, on any port. */
  allowedDomains: readonly string[];
};

/**
 * Resolves a redirect target and checks that it is allowed (doc 2 § 5, OQ-29): http(s), no user info, and the origin
 * of the page or one of the allowed domains. The check runs on the resolved URL, so `//host`, backslashes and control
 * characters mean the same here as in the browser.
 * @returns null when the target is missing or not allowed
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

/** Returns the first allowed target. */
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
