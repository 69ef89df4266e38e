import { loadImage } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { drawClickWords } from '../../../examples/portal/server/drawing/click-words';
import { placeOfHole } from '../../../examples/portal/server/drawing/puzzle';
import type { CaptchaKind, Visitor } from '../../support/portal/client';
import { freshPortal } from '../../support/portal/fresh-portal';

const MINUTE = 60_000;
const YEAR = 365 * 24 * 60 * MINUTE;
const INVALID = -23004;
const FAILED = -23003;

const fresh = freshPortal();

const image = (text: unknown) => loadImage(Buffer.from(String(text).replace(/^data:.*,/, ''), 'base64'));

describe('the slide puzzle', () => {
  it('sends picture, piece, token and a key of 16 characters (API-37, CAPT-02, CAPT-03)', async () => {
    const { data = {} } = await fresh.visitor.open('puzzle');
    expect(Object.keys(data).sort()).toEqual([
      'block_image_data',
      'origin_image_data',
      'secret_key',
      'token',
    ]);
    expect(data.secret_key).toMatch(/^[\w-]{16}$/);
    const [picture, piece] = [await image(data.origin_image_data), await image(data.block_image_data)];
    expect([picture.width, picture.height]).toEqual([620, 310]);
    expect([piece.width, piece.height]).toEqual([94, 310]);
  });

  it.each([
    [-5, 0],
    [4.6, 0],
    [5, 0],
    [5.01, FAILED],
    [-6, FAILED],
  ])('accepts x within five pixels of the hole (%d → %i, CAPT-04)', async (off, code) => {
    const given = await fresh.visitor.open('puzzle');
    const { x = 0 } = given.points[0] ?? {};
    expect((await fresh.visitor.check('puzzle', given, { x: x + off, y: 5 })).code).toBe(code);
  });

  it('accepts y = 5 only (CAPT-12)', async () => {
    const given = await fresh.visitor.open('puzzle');
    expect((await fresh.visitor.check('puzzle', given, { ...given.points[0], y: 5.5 })).code).toBe(FAILED);
  });

  it('has the hole at a random place inside the picture', async () => {
    const xs: number[] = [];
    for (let count = 0; count < 12; count++) xs.push((await fresh.visitor.open('puzzle')).points[0]?.x ?? 0);
    expect(new Set(xs).size).toBeGreaterThan(4);
    expect(Math.min(...xs)).toBeGreaterThan(47);
    expect(Math.max(...xs)).toBeLessThanOrEqual(310 - 47);
  });

  it('has the hole anywhere beside the piece, so that no constant guess is right more often than 1 in 18', () => {
    // So many that chance makes no difference.
    const count = 500_000;
    const holes = new Map<number, number>();
    for (let drawn = 0; drawn < count; drawn++) {
      const x = placeOfHole();
      holes.set(x, (holes.get(x) ?? 0) + 1);
    }
    expect([Math.min(...holes.keys()), Math.max(...holes.keys())]).toEqual([48, 263]);
    const right = (guess: number) =>
      Array.from({ length: 11 }, (_, off) => holes.get(guess - 5 + off) ?? 0).reduce((a, b) => a + b);
    const best = Math.max(...Array.from({ length: 310 }, (_, guess) => right(guess)));
    expect(best / count).toBeLessThan(1 / 18);
  });

  it('accepts nothing in a session after thirty wrong solutions in ten minutes (-21063)', async () => {
    const stranger = fresh.site.visitor('203.0.113.9');
    await stranger.request('/openapi/v2/user/verification/pic/code?appid=demo');
    const guess = { x: 0, y: 5 };
    for (let count = 0; count < 30; count++)
      expect((await stranger.check('puzzle', await stranger.open('puzzle'), guess)).code).toBe(FAILED);
    const solve = async (visitor: Visitor) => {
      const given = await visitor.open('puzzle');
      return (await visitor.check('puzzle', given, given.points[0])).code;
    };
    expect(await solve(stranger)).toBe(-21063);
    expect(await solve(fresh.site.visitor('203.0.113.9'))).toBe(0);
    // Right solutions do not count.
    for (let count = 0; count < 31; count++) expect(await solve(fresh.visitor)).toBe(0);
    fresh.site.clock.ms += 10 * MINUTE;
    expect(await solve(stranger)).toBe(0);
  });

  it('is limited for ten minutes only, also after a clock that jumped ahead and back', async () => {
    const stranger = fresh.site.visitor('203.0.113.11');
    await stranger.request('/openapi/v2/user/verification/pic/code?appid=demo');
    const guess = async () =>
      (await stranger.check('puzzle', { token: 'guess', secretKey: '0123456789abcdef' }, {})).code;
    fresh.site.clock.ms += YEAR;
    for (let count = 0; count < 30; count++) expect(await guess()).toBe(INVALID);
    expect(await guess()).toBe(-21063);
    fresh.site.clock.ms -= YEAR;
    expect(await guess()).toBe(INVALID);
  });

  it('evaluates no more than thirty wrong solutions that are sent at once', async () => {
    const stranger = fresh.site.visitor('203.0.113.10');
    await stranger.request('/openapi/v2/user/verification/pic/code?appid=demo');
    const given = { token: 'guess', secretKey: '0123456789abcdef' };
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => stranger.check('puzzle', given, { x: 0, y: 5 })),
    );
    expect(answers.filter(({ code }) => code === INVALID)).toHaveLength(30);
    expect(answers.filter(({ code }) => code === -21063)).toHaveLength(70);
  });
});

describe('the click captcha', () => {
  it('returns three different words without their positions (API-39, CAPT-05, CAPT-13)', async () => {
    const { data = {}, points } = await fresh.visitor.open('click');
    expect(Object.keys(data).sort()).toEqual(['origin_image_data', 'secret_key', 'token', 'word_list']);
    expect(new Set(data.word_list as string[]).size).toBe(3);
    expect(points).toHaveLength(3);
    for (const { x, y } of points) {
      expect(x > 20 && x < 290 && y > 20 && y < 135).toBe(true);
    }
  });

  it('accepts points within 25 pixels, in the given order (API-40, CAPT-06)', async () => {
    const answer = async (change: (points: { x: number; y: number }[]) => unknown) => {
      const given = await fresh.visitor.open('click');
      return (await fresh.visitor.check('click', given, change(given.points))).code;
    };
    expect(await answer((points) => points.map(({ x, y }) => ({ x: x + 25, y: y - 25 })))).toBe(0);
    expect(await answer((points) => points.map(({ x, y }) => ({ x: x + 26, y })))).toBe(FAILED);
    expect(await answer((points) => [...points].reverse())).toBe(FAILED);
    expect(await answer((points) => points.slice(0, 2))).toBe(FAILED);
  });
});

describe('the pictures', () => {
  it('have drawn capital letters as words without a font', async () => {
    const { words, picture } = await drawClickWords(null);
    expect(words).toEqual(Array(3).fill(expect.stringMatching(/^[A-Z]{2}$/)));
    expect((await image(picture)).width).toBe(620);
  });
});

describe.each<CaptchaKind>(['puzzle', 'click'])('a %s token', (kind) => {
  const right = (given: Awaited<ReturnType<Visitor['open']>>) =>
    kind === 'puzzle' ? given.points[0] : given.points;

  it('is consumed by a correct solution', async () => {
    const given = await fresh.visitor.open(kind);
    const passed = await fresh.visitor.check(kind, given, right(given));
    expect(passed).toMatchObject({
      code: 0,
      data: { captcha_checked_code: expect.stringMatching(/^[\w-]{43}$/) },
    });
    expect((await fresh.visitor.check(kind, given, right(given))).code).toBe(INVALID);
  });

  it('is consumed by a wrong solution', async () => {
    const given = await fresh.visitor.open(kind);
    expect((await fresh.visitor.check(kind, given, kind === 'puzzle' ? { x: 0, y: 5 } : [])).code).toBe(
      FAILED,
    );
    expect((await fresh.visitor.check(kind, given, right(given))).code).toBe(INVALID);
  });

  it('expires after two minutes', async () => {
    const [early, late] = [await fresh.visitor.open(kind), await fresh.visitor.open(kind)];
    fresh.site.clock.ms += 2 * MINUTE - 1;
    expect((await fresh.visitor.check(kind, early, right(early))).code).toBe(0);
    fresh.site.clock.ms += 1;
    expect((await fresh.visitor.check(kind, late, right(late))).code).toBe(INVALID);
  });

  it('is refused as the other kind and with another key', async () => {
    const given = await fresh.visitor.open(kind);
    expect(
      (await fresh.visitor.check(kind === 'puzzle' ? 'click' : 'puzzle', given, right(given))).code,
    ).toBe(INVALID);
    const other = await fresh.visitor.open(kind);
    expect(
      (await fresh.visitor.check(kind, { ...other, secretKey: given.secretKey }, right(other))).code,
    ).toBe(-23002);
  });

  it.each([['nonsense'], [null], [{}], [[]], [{ x: '1', y: 5 }], [[{ x: null }]], [[[[]]]]])(
    'is refused for %j',
    async (points) => {
      const given = await fresh.visitor.open(kind);
      expect([FAILED, -23002]).toContain((await fresh.visitor.check(kind, given, points)).code);
    },
  );
});

describe('the picture code', () => {
  it('is an image without an envelope, bound to a new session (API-36)', async () => {
    const response = await fresh.visitor.request('/openapi/v2/user/verification/pic/code?appid=demo');
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('set-cookie')).toContain('HttpOnly');
    const again = await fresh.visitor.request('/openapi/v2/user/verification/pic/code?appid=demo');
    expect(again.headers.get('set-cookie')).toBeNull();
    expect((await fresh.visitor.get('/openapi/v2/user/checkLogin')).code).toBe(-10001);
  });

  it('leaves a signed-in viewer signed in', async () => {
    await fresh.visitor.devConsole('session');
    await fresh.visitor.request('/openapi/v2/user/verification/pic/code?appid=demo');
    expect((await fresh.visitor.get('/openapi/v2/user/checkLogin')).code).toBe(0);
  });
});
