import { AVATAR_MAX_BYTES } from '#config/limits';
import { pictureType } from './picture-type';

/** Why a file is rejected; also the key of its text in the settings area. */
export type AvatarError = 'format' | 'cut' | 'size' | 'unreadable';

/**
 * Judges a file before its upload by its bytes (AVATAR-01, AVATAR-02). The browser derives the type of a file from its
 * name, so that the type of a picture named `x.jpg_large` is missing, and that of a renamed file is wrong. A file can change
 * or go with its medium after it was chosen.
 * @returns a copy of the file, which is sent as it was judged, with the type of its content; or why it is rejected
 */
export async function judgedAvatar(file: File): Promise<File | AvatarError> {
  const part = file.slice(0, AVATAR_MAX_BYTES);
  const content = await part.arrayBuffer().catch(() => null);
  if (!content || content.byteLength < part.size) return 'unreadable';
  const type = pictureType(content);
  if (type === null) return 'format';
  if (file.size >= AVATAR_MAX_BYTES) return 'size';
  if (type === 'cut') return type;
  return new File([content], file.name, { type });
}
