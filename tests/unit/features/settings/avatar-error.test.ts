import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { avatarError } from '#features/settings/profile/avatar-error';
import { settings } from '#i18n/settings/zh-cn';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const STARTS = {
  'image/png': PNG,
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/gif': [...Buffer.from('GIF89a')],
};
const MAX = 3 * 1024 * 1024;

function fileOf(start: readonly number[], { type = 'image/png', size = 100 } = {}): File {
  const bytes = new Uint8Array(size);
  bytes.set(start.slice(0, size));
  return new File([bytes], 'a', { type });
}
const { errors } = settings.profile.avatar;
const wordsFor = async (file: File) => {
  const error = await avatarError(file);
  return error && errors[error];
};

describe('a file for the avatar', () => {
  it.each(Object.entries(STARTS))('may be %s (AVATAR-01)', async (type, start) => {
    expect(await wordsFor(fileOf(start, { type }))).toBe(null);
  });

  it('may have the file extension of another image type (AVATAR-01)', async () => {
    expect(await wordsFor(fileOf(STARTS['image/jpeg'], { type: 'image/png' }))).toBe(null);
  });

  it.each(['image/svg+xml', 'image/webp', 'image/bmp', 'text/html', 'application/pdf', ''])(
    'is not of the type %j (AVATAR-01)',
    async (type) => {
      expect(await wordsFor(fileOf(PNG, { type }))).toBe('上传头像图片格式不正确!');
    },
  );

  it('is recognised by its first bytes, not by its file extension (AVATAR-01)', async () => {
    const bytes = fc.uint8Array({ maxLength: 12 }).map((array) => [...array]);
    const isPicture = (head: number[]) =>
      [PNG, [0xff, 0xd8, 0xff], [0x47, 0x49, 0x46, 0x38]].some((start) =>
        start.every((byte, index) => head[index] === byte),
      );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...Object.keys(STARTS)), bytes, async (type, head) => {
        fc.pre(!isPicture(head));
        expect(await wordsFor(fileOf(head, { type }))).toBe('上传头像图片格式不正确!');
      }),
    );
    expect(await wordsFor(fileOf(PNG, { size: 0 }))).toBe('上传头像图片格式不正确!');
    expect(await wordsFor(fileOf(PNG, { size: 7 }))).toBe('上传头像图片格式不正确!');
  });

  it('is smaller than 3 MiB; exactly 3 MiB is too large (AVATAR-02, CONST-06, OQ-11)', async () => {
    expect(await wordsFor(fileOf(PNG, { size: MAX - 1 }))).toBe(null);
    expect(await wordsFor(fileOf(PNG, { size: MAX }))).toBe('上传头像图片大小不能超过 3MB!');
    expect(await wordsFor(fileOf(PNG, { size: MAX, type: 'image/bmp' }))).toBe('上传头像图片格式不正确!');
  });
});
