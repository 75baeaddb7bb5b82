import type { BrandId } from '@juban/catalog';
import { BRAND_MARKS } from '@juban/catalog/brand-marks';
import { useId } from 'react';

interface BrandMarkProps {
  brand: BrandId;
  size?: number;
}

/** Decorative: the brand's name is always next to it. */
export function BrandMark({ brand, size = 32 }: BrandMarkProps) {
  const id = useId();
  const mark = BRAND_MARKS[brand];
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true" data-mark={brand}>
      <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
        <stop stopColor={mark.tile[0]} />
        <stop offset="1" stopColor={mark.tile[1]} />
      </linearGradient>
      <rect width="32" height="32" rx="8" fill={`url(#${id})`} />
      <rect
        x=".25"
        y=".25"
        width="31.5"
        height="31.5"
        rx="7.75"
        stroke="#fff"
        strokeOpacity=".16"
        strokeWidth=".5"
      />
      {mark.shapes.map(({ d, fill, stroke, width }) => (
        <path
          key={d}
          d={d}
          fill={fill ?? 'none'}
          stroke={stroke}
          strokeWidth={width}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ))}
    </svg>
  );
}
