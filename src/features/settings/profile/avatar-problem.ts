import { AVATAR_MAX_BYTES, AVATAR_TYPES } from '../../../config/limits';

/** Why a file cannot be sent; also the key of its words in the settings area. */
export type AvatarProblem = 'format' | 'size';

/**
 * Judges a file before anything is sent (AVATAR-01, AVATAR-02). A name can be changed and the content type follows it,
 * so the file's first bytes have to be those of such a picture too.
 */
export async function avatarProblem(file: File): Promise<AvatarProblem | null> {
  if (!AVATAR_TYPES[file.type] || !(await beginsLikePicture(file))) return 'format';
  return file.size < AVATAR_MAX_BYTES ? null : 'size';
}

async function beginsLikePicture(file: File): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  return Object.values(AVATAR_TYPES).some((start) => start.every((byte, index) => head[index] === byte));
}
