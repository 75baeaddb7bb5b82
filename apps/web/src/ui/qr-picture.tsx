import { toSvgPath } from 'lean-qr/extras/svg';
import { correction, generate } from 'lean-qr/nano';
import { useMemo } from 'react';

export interface QrProps {
  /** What a phone reads. */
  text: string;
  /** What it is for, to those who cannot see it; empty for a pattern that nobody is to scan. */
  label: string;
}

/** Modules of white around the code: with fewer, scanners take what stands beside it for a part of it. */
const QUIET = 4;

/** Not in the stylesheet, which may arrive after this code: until then the picture would lie beside its square. */
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
