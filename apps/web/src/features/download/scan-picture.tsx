import { useMemo } from 'react';
import { drawQrCode, type QrCode } from './qr/qr-code.ts';

/** This page's address; where that is too long for a code, less and less of it. */
function drawAddress({ origin, pathname, search }: Location): QrCode | undefined {
  return (
    drawQrCode(origin + pathname + search) ??
    drawQrCode(origin + pathname) ??
    drawQrCode(`${origin}/download`)
  );
}

export default function ScanPicture({ label }: { label: string }) {
  const code = useMemo(() => drawAddress(window.location), []);
  if (!code) return null;
  return (
    <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={label} data-testid="qr">
      <path d={code.path} fill="#15120d" shapeRendering="crispEdges" />
    </svg>
  );
}
