import { origin } from '../stage/stage';
import type { Visitor } from '../stage/visitor';

/** A code that the dev console sets in place of the picture that the visitor was shown last. */
export async function pictureCode(visitor: Visitor): Promise<string> {
  const cookie = await visitor.sessionCookie();
  const response = await fetch(`${origin}/dev/api/picture-code`, {
    method: 'POST',
    headers: { cookie: `portal_session=${cookie?.value}` },
  });
  return ((await response.json()) as { code: string }).code;
}
