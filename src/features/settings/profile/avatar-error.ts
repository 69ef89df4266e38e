import { AVATAR_MAX_BYTES, AVATAR_TYPES } from '#config/limits';

/** Why a file is rejected; also the key of its text in the settings area. */
export type AvatarError = 'format' | 'size';

/**
 * Validates a file before its upload (AVATAR-01, AVATAR-02). The content type is derived from the file name,
 * so the file's first bytes are checked too.
 */
export async function avatarError(file: File): Promise<AvatarError | null> {
  if (!AVATAR_TYPES[file.type] || !(await beginsLikePicture(file))) return 'format';
  return file.size < AVATAR_MAX_BYTES ? null : 'size';
}

async function beginsLikePicture(file: File): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  return Object.values(AVATAR_TYPES).some((start) => start.every((byte, index) => head[index] === byte));
}
