import { useMemo } from 'react';
import { usePageConfig } from '#ui/hooks/use-page-config';
import { useTexts } from '#ui/language';
import { drawQr, qrContent, qrPicture } from './qr-drawing';

/** A QR code, drawn in the browser (OQ-38). */
export function QrCode({ code }: { code: string }) {
  const { qr } = useTexts();
  const template = usePageConfig('qrContent');
  const url = useMemo(() => qrPicture(drawQr(qrContent(template, code))), [template, code]);
  return <img part="code" src={url} alt={qr.code} />;
}
