import fc from 'fast-check';
import jsQR from 'jsqr';
import { describe, expect, it } from 'vitest';
import { drawQr, type QrDrawing, qrContent } from '#shared/qr-login/qr-drawing';

const SCALE = 3;

/** Renders the path as pixels and decodes them with another library. */
function read({ size, path }: QrDrawing): string | undefined {
  const width = size * SCALE;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * SCALE; row < (Number(y) + 1) * SCALE; row += 1)
      for (let column = Number(x) * SCALE; column < (Number(x) + Number(run)) * SCALE; column += 1)
        pixels.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
  }
  return jsQR(pixels, width, width)?.data;
}

describe('a drawn QR code (OQ-38)', () => {
  it.each([
    'a',
    'demo-code-0123456789',
    'https://www.example.com/scan?code=abc%2Fdef',
    '请扫码登录',
    'A'.repeat(500),
  ])('decodes to its content: %s', (text) => {
    expect(read(drawQr(text))).toBe(text);
  });

  it('decodes to any code that a server may send', () => {
    const code = fc.string({ minLength: 1, maxLength: 60, unit: fc.constantFrom(...'aZ0-_/+=.~%&?') });
    fc.assert(
      fc.property(code, (text) => {
        expect(read(drawQr(text))).toBe(text);
      }),
      { numRuns: 25 },
    );
  });

  it('has a quiet zone of four modules', () => {
    const { size, path } = drawQr('a');
    expect(size).toBe(21 + 8);
    const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)];
    expect(runs.length).toBeGreaterThan(21);
    for (const [, x, y, run] of runs) {
      expect(Number(x)).toBeGreaterThanOrEqual(4);
      expect(Number(y)).toBeGreaterThanOrEqual(4);
      expect(Number(y)).toBeLessThan(size - 4);
      expect(Number(x) + Number(run)).toBeLessThanOrEqual(size - 4);
    }
  });
});

describe('the content of a QR code (OQ-38)', () => {
  it.each([
    ['{code}', 'a/b', 'a/b'],
    ['https://example.com/scan?code={code}', 'a/b&c', 'https://example.com/scan?code=a%2Fb%26c'],
    ['CNTV:{code}:{code}', 'x', 'CNTV:x:x'],
    ['{code}', '$&{code}', '$&{code}'],
  ])('for the template %s and the code %s', (template, code, content) => {
    expect(qrContent(template, code)).toBe(content);
  });
});
