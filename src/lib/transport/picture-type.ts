/** SVG is not accepted, because it can contain scripts. */
const PICTURE = /^\s*image\/(?:x-)?(png|gif|webp|p?jpe?g)\s*(?:;|$)/i;

/**
 * Returns the registered type of a picture that a view may show, whichever of its names a server uses and with any parameter;
 * undefined for another type.
 */
export function pictureTypeOf(type: string): string | undefined {
  const name = PICTURE.exec(type)?.[1]?.toLowerCase();
  return name && `image/${name.replace(/^p?jpe?g$/, 'jpeg')}`;
}
