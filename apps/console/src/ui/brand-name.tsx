import { BRANDS, type BrandId } from '@juban/catalog';
import { BRAND_MARKS } from '@juban/catalog/brand-marks';
import { useId } from 'react';

const isBrand = (id: string): id is BrandId => Object.hasOwn(BRANDS, id);

/** Decorative: the brand's name is always beside it. */
export function BrandMark({ brand, size = 16 }: { brand: string; size?: number }) {
  const id = useId();
  if (!isBrand(brand)) return null;
  const { tile, shapes } = BRAND_MARKS[brand];
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
        <stop stopColor={tile[0]} />
        <stop offset="1" stopColor={tile[1]} />
      </linearGradient>
      <rect width="32" height="32" rx="8" fill={`url(#${id})`} />
      <rect x=".5" y=".5" width="31" height="31" rx="7.5" stroke="#fff" strokeOpacity=".2" />
      {shapes.map(({ d, fill, stroke, width }) => (
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

export const brandNameOf = (id: string): string => (isBrand(id) ? BRANDS[id].name : id);

export function BrandName({ brand }: { brand: string }) {
  return (
    <span className="brand-name">
      <BrandMark brand={brand} />
      {brandNameOf(brand)}
    </span>
  );
}
