import { encode } from 'uqr';

/** Light modules around a code, without which many readers do not find it. */
const QUIET_ZONE = 4;

export type QrDrawing = {
  /** Modules from edge to edge, the quiet zone included. */
  size: number;
  /** The dark modules as the path of an SVG, in modules. */
  path: string;
};

/** Draws a text as a QR code, one stroke for each run of dark modules. */
export function drawQr(text: string): QrDrawing {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const rows = data.map((row, y) => {
    const bits = row.map((isDark) => (isDark ? '1' : '0')).join('');
    return [...bits.matchAll(/1+/g)].map(
      ({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
    );
  });
  return { size, path: rows.flat().join('') };
}

/** What a code's picture says (OQ-38). In an address the code stands as a part of it. */
export function qrContent(template: string, code: string): string {
  const isAddress = template.includes('://');
  return template.replaceAll('{code}', () => (isAddress ? encodeURIComponent(code) : code));
}
