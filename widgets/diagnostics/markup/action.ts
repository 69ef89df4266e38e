import { RULES } from '#page-config/rules';
import { configLayersOf, valueIn } from './configuration';
import type { Markup } from './markup';

/** Returns the origins to which forms may send, besides that of the page (OQ-81). */
export function formOrigins(markup: Markup): readonly string[] {
  return RULES.formOrigins.read(valueIn(configLayersOf(markup), 'formOrigins')) ?? [];
}

/** Returns the URL of an attribute `action` to which the element sends; undefined for any other. */
export function allowedAction(action: string, markup: Markup): string | undefined {
  const url = httpUrl(action, markup);
  const origins = [new URL(markup.base).origin, ...formOrigins(markup)];
  return url && origins.includes(url.origin) ? url.href : undefined;
}

/** Whether browsers block requests to an address because the page has https. */
export function isBlocked(address: string, { base }: Pick<Markup, 'base'>): boolean {
  return base.startsWith('https:') && /^http:/i.test(address);
}

export function withHttps(address: string): string {
  return address.replace(/^http:/i, 'https:');
}

/** Returns an http(s) URL without user name and password; undefined for any other. */
export function httpUrl(written: string, { base }: Pick<Markup, 'base'>): URL | undefined {
  try {
    const url = new URL(written, base);
    return /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : undefined;
  } catch {
    return undefined;
  }
}
