import { createCanvas } from '@napi-rs/canvas';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AvatarError, judgedAvatar } from '#features/settings/profile/avatar-error';
import { settings } from '#i18n/zh-cn/settings';

const MAX = 3 * 1024 * 1024;
const WRONG_FORMAT = '上传头像图片格式不正确!';
const TOO_LARGE = '上传头像图片大小不能超过 3MB!';
const CUT = '头像图片不完整，请重新选择';

const canvas = createCanvas(40, 30);
const pen = canvas.getContext('2d');
for (let at = 0; at < 40; at += 1) {
  pen.fillStyle = `hsl(${at * 9} 80% 50%)`;
  pen.fillRect(at, 0, 1, 30);
}
const PICTURES: Readonly<Record<string, Buffer>> = {
  'image/jpeg': canvas.toBuffer('image/jpeg'),
  'image/png': canvas.toBuffer('image/png'),
  'image/gif': canvas.toBuffer('image/gif'),
};
const pictures = Object.entries(PICTURES);

function fileOf(bytes: Uint8Array, { name = 'a', type = '', size = bytes.length } = {}): File {
  const content = new Uint8Array(size);
  content.set(bytes.subarray(0, size));
  return new File([content], name, { type });
}
const { errors } = settings.profile.avatar;
const judgementOf = async (file: File) => {
  const judged = await judgedAvatar(file);
  return typeof judged === 'string' ? errors[judged satisfies AvatarError] : judged.type;
};

describe('a file for the avatar', () => {
  it.each(pictures)('may be %s, whatever its name and type are (AVATAR-01)', async (type, bytes) => {
    const names = ['me.jpg', 'image:1641', 'x.jpg_large', '头像', 'page.html'];
    const types = [...Object.keys(PICTURES), '', 'application/octet-stream', 'text/html', 'image/webp'];
    for (const name of names)
      for (const given of types) {
        const judged = (await judgedAvatar(fileOf(bytes, { name, type: given }))) as File;
        expect([judged.name, judged.type, judged.size]).toEqual([name, type, bytes.length]);
      }
  });

  it.each(pictures)('that is %s is refused if it is cut off anywhere (AVATAR-01)', async (type, bytes) => {
    for (let size = 8; size < bytes.length; size += Math.max(1, bytes.length >> 6))
      expect(await judgementOf(fileOf(bytes, { type, size })), `${size} of ${bytes.length} bytes`).toBe(CUT);
    expect(await judgementOf(fileOf(bytes, { type, size: bytes.length - 1 }))).toBe(CUT);
  });

  it.each(pictures)('that is %s may have a film after its end, as phones write it', async (type, bytes) => {
    const film = Buffer.concat([bytes, Buffer.from('....ftypmp42'), Buffer.alloc(500, 0xff)]);
    expect(await judgementOf(fileOf(film))).toBe(type);
  });

  it('that is a JPEG is cut off also if the small picture in it has an end', async () => {
    const whole = PICTURES['image/jpeg'] as Buffer;
    const small = Buffer.concat([Buffer.from([0xff, 0xe1, 0, 0]), Buffer.from('Exif\0\0'), whole]);
    small.writeUInt16BE(small.length - 2, 2);
    const bytes = Buffer.concat([whole.subarray(0, 2), small, whole.subarray(2)]);
    expect(await judgementOf(fileOf(bytes))).toBe('image/jpeg');
    expect(await judgementOf(fileOf(bytes, { size: bytes.length - whole.length / 2 }))).toBe(CUT);
  });

  it('that begins like no picture is refused, whatever its type is (AVATAR-01)', async () => {
    const starts = pictures.map(([, bytes]) => bytes.subarray(0, 3).toString('hex'));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...Object.keys(PICTURES)),
        fc.uint8Array({ maxLength: 40 }),
        async (type, bytes) => {
          fc.pre(!starts.includes(Buffer.from(bytes).subarray(0, 3).toString('hex')));
          expect(await judgementOf(fileOf(bytes, { type }))).toBe(WRONG_FORMAT);
        },
      ),
    );
  });

  it('is judged in the time of its length, whatever its bytes are', async () => {
    const starts = pictures.map(([, bytes]) => bytes.subarray(0, 13));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 400 }), async (start, rest) => {
        const bytes = Buffer.concat([start, rest]);
        expect([...Object.keys(PICTURES), CUT]).toContain(await judgementOf(fileOf(bytes)));
      }),
    );
  });

  it.each([
    ['rejects', () => Promise.reject(new DOMException('gone', 'NotReadableError'))],
    ['rejects for another reason', () => Promise.reject(new DOMException('gone', 'NotFoundError'))],
    ['has fewer bytes', () => Promise.resolve((PICTURES['image/png'] as Buffer).buffer.slice(0, 5))],
    ['is empty', () => Promise.resolve(new ArrayBuffer(0))],
  ])('that can no longer be read is named so: its content %s', async (_how, content) => {
    const file = fileOf(PICTURES['image/png'] as Buffer, { type: 'image/png' });
    const slice = file.slice.bind(file);
    file.slice = (...range) => Object.assign(slice(...range), { arrayBuffer: content });
    expect(await judgementOf(file)).toBe('无法读取这个文件，请重新选择');
  });

  it('is sent with the bytes that were judged, also if it has changed since', async () => {
    const bytes = PICTURES['image/png'] as Buffer;
    const file = fileOf(bytes, { type: 'image/png' });
    const judged = (await judgedAvatar(file)) as File;
    expect(judged).not.toBe(file);
    expect(Buffer.from(await judged.arrayBuffer()).equals(bytes)).toBe(true);
  });

  it('is smaller than 3 MiB; exactly 3 MiB is too large (AVATAR-02, CONST-06, OQ-11)', async () => {
    const png = PICTURES['image/png'] as Buffer;
    expect(await judgementOf(fileOf(png, { size: MAX - 1 }))).toBe('image/png');
    expect(await judgementOf(fileOf(png, { size: MAX }))).toBe(TOO_LARGE);
    expect(await judgementOf(fileOf(Buffer.from('BM'), { size: MAX, type: 'image/bmp' }))).toBe(WRONG_FORMAT);
  });
});
