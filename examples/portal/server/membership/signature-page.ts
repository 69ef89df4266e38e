import type { Hono } from 'hono';
import { readFields } from '../http/fields';
import type { Services } from '../http/services';
import { visitOf } from '../http/visit';
import { memberSignature, SIGNED_NAMES, type SignedValues } from './member-signature';

const PATH = '/membership/signature';

/**
 * Signs a request to the member service for the portal's own pages (`/assets/membership.js`): the secret stays on the
 * server, and a viewer gets signatures for the viewer's `uid` only.
 */
export function mountMemberSignature(app: Hono, services: Services): void {
  app.post(PATH, async (c) => {
    const fields = await readFields(c.req);
    const { account } = await visitOf(c, services);
    c.header('Cache-Control', 'no-store');
    if (!account) return c.text('', 401);
    const values = SIGNED_NAMES.map((name) => [name, fields?.[name]] as const);
    if (fields?.uid !== String(account.id) || values.some(([, value]) => value === undefined))
      return c.text('', 403);
    return c.text(memberSignature(Object.fromEntries(values) as SignedValues, services.memberSecret));
  });
}
