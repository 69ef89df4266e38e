import { createHmac, timingSafeEqual } from 'node:crypto';

/** The signed values of a request to the member service, in alphabetical order. */
export const SIGNED_NAMES = ['appid', 'ip', 'productId', 'source', 'time', 'uid'] as const;

export type SignedValues = Readonly<Record<(typeof SIGNED_NAMES)[number], string>>;

/**
 * Signature of a request: HMAC-SHA256 over `name=value` pairs, as hex. The documents define no
 * algorithm (OQ-12). Only servers have the secret.
 */
export function memberSignature(values: SignedValues, secret: string): string {
  const text = SIGNED_NAMES.map((name) => `${name}=${values[name]}`).join('&');
  return createHmac('sha256', secret).update(text).digest('hex');
}

export function isMemberSignature(given: string, values: SignedValues, secret: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(memberSignature(values, secret))];
  return one.length === other.length && timingSafeEqual(one, other);
}
