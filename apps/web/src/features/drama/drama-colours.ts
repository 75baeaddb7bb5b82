import type { CSSProperties } from 'react';
import type { DramaInfo } from './drama-data.ts';

const HEX = /^#[0-9a-f]{6}$/i;

/** Uses the poster's colours for the page, in both themes; invalid colours keep the default. */
export function dramaColours({ tone, lamp }: Pick<DramaInfo, 'tone' | 'lamp'>): CSSProperties {
  const style: Record<string, string> = {};
  for (const [name, { light, dark }] of Object.entries({ tone, lamp })) {
    if (HEX.test(light) && HEX.test(dark)) style[`--${name}`] = `var(--light, ${light}) var(--dark, ${dark})`;
  }
  // Text over the picture always uses the dark variant.
  if (HEX.test(lamp.dark)) style['--lamp-night'] = lamp.dark;
  return style;
}
