import { encode } from 'uqr';

/** Width of the quiet zone in modules; many scanners need it to find the code. */
const QUIET_ZONE = 4;

export type QrDrawing = {
  /** Width in modules, including the quiet zone. */
  size: number;
  /** The dark modules as an SVG path, in modules. */
  path: string;
};

/** Draws a text as a QR code, with one stroke for each horizontal run of dark modules. */
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

/**
 * Returns the URL of a picture with the drawing, dark on white, because many scanners need it. A picture keeps its colours in
 * every theme, with forced colours and where a browser or an extension darkens the page, which changes those of an element.
 */
export function qrPicture({ size, path }: QrDrawing): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Content of the QR code (OQ-38). In a URL, the code is percent-encoded. */
export function qrContent(template: string, code: string): string {
  const isAddress = template.includes('://');
  return template.replaceAll('{code}', () => (isAddress ? encodeURIComponent(code) : code));
}
