import { origin } from './stage';
import type { Visitor } from './visitor';

/** The letters of the picture that a visitor was shown last, as the desk knows them. It makes up new ones for it. */
export async function pictureCode(visitor: Visitor): Promise<string> {
  const cookie = await visitor.sessionCookie();
  const response = await fetch(`${origin}/dev/api/picture-code`, {
    method: 'POST',
    headers: { cookie: `portal_session=${cookie?.value}` },
  });
  return ((await response.json()) as { code: string }).code;
}
