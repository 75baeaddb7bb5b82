import { toSvgPath } from 'lean-qr/extras/svg';
import { correction, generate } from 'lean-qr/nano';
import { useMemo } from 'react';

export interface QrProps {
  /** The encoded text. */
  text: string;
  /** Accessible name; empty for a decorative pattern. */
  label: string;
}

/** Quiet zone in modules; with less, scanners take neighbouring content for a part of the code. */
const QUIET = 4;

/** Inline, because the stylesheet may load after this code and the picture would lie outside its square. */
const IN_ITS_SQUARE = { position: 'absolute', left: 0, top: 0, width: '100%', height: '100%' } as const;

export default function QrPicture({ text, label }: QrProps) {
  const { size, path } = useMemo(() => {
    const code = generate(text, { minCorrectionLevel: correction.M });
    return { size: code.size + QUIET * 2, path: toSvgPath(code) };
  }, [text]);
  return (
    <svg
      style={IN_ITS_SQUARE}
      viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`}
      role="img"
      aria-label={label}
      data-testid={label ? 'qr' : undefined}
    >
      <path d={path} fill="#15120d" shapeRendering="crispEdges" />
    </svg>
  );
}
