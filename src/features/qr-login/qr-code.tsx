import { useMemo } from 'react';
import { usePageConfig } from '#ui/hooks/use-page-config';
import { useTexts } from '#ui/language';
import { css } from '#ui/styles/emotion';
import { drawQr, qrContent } from './qr-drawing';

/** A QR code, drawn in the browser as SVG (OQ-38). */
export function QrCode({ code }: { code: string }) {
  const { qr } = useTexts();
  const template = usePageConfig('qrContent');
  const { size, path } = useMemo(() => drawQr(qrContent(template, code)), [template, code]);
  return (
    <svg className={picture} part="code" role="img" aria-label={qr.code} viewBox={`0 0 ${size} ${size}`}>
      <path d={path} />
    </svg>
  );
}

/** Dark on white in every theme and with forced colours, because many scanners need it. */
const picture = css({
  background: '#fff',
  fill: '#000',
  shapeRendering: 'crispEdges',
  forcedColorAdjust: 'none',
});
