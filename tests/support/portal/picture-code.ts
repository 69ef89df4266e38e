import { origin } from '../browser/test-environment';
import type { Visitor } from '../browser/visitor';

/** Sets the picture code of the visitor's last picture with the dev console, and returns it. */
export async function pictureCode(visitor: Visitor): Promise<string> {
  const cookie = await visitor.sessionCookie();
  const response = await fetch(`${origin}/dev/api/picture-code`, {
    method: 'POST',
    headers: { cookie: `portal_session=${cookie?.value}` },
  });
  return ((await response.json()) as { code: string }).code;
}
