import { toSvgPath } from 'lean-qr/extras/svg';
import { correction, generate } from 'lean-qr/nano';
import { useMemo } from 'react';

/** With a smaller margin, scanners take neighbouring content for a part of the code. */
const MARGIN = 4;

export function QrPicture({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const code = generate(text, { minCorrectionLevel: correction.M });
    return { size: code.size + MARGIN * 2, path: toSvgPath(code) };
  }, [text]);
  return (
    <svg viewBox={`${-MARGIN} ${-MARGIN} ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} fill="#15120d" shapeRendering="crispEdges" />
    </svg>
  );
}
