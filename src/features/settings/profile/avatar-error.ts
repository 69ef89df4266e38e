import { AVATAR_MAX_BYTES } from '#config/limits';
import { pictureType } from './picture-type';

/** Why a file is rejected; also the key of its text in the settings area. */
export type AvatarError = 'format' | 'cut' | 'size';

/**
 * Judges a file before its upload by its bytes (AVATAR-01, AVATAR-02). The browser derives the type of a file from its
 * name, so that the type of a picture named `x.jpg_large` is missing, and that of a renamed file is wrong.
 * @returns the file with the type of its content, or why it is rejected
 */
export async function judgedAvatar(file: File): Promise<File | AvatarError> {
  const type = await pictureType(file.slice(0, AVATAR_MAX_BYTES));
  if (type === null) return 'format';
  if (file.size >= AVATAR_MAX_BYTES) return 'size';
  if (type === 'cut') return type;
  return file.type === type ? file : new File([file], file.name, { type });
}
