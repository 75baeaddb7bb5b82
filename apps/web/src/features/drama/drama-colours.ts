import type { CSSProperties } from 'react';
import type { DramaInfo } from './drama-data.ts';

const HEX = /^#[0-9a-f]{6}$/i;

/** The poster's own colours as the page's, each for both themes; what is no colour is left to the house. */
export function dramaColours({ tone, lamp }: Pick<DramaInfo, 'tone' | 'lamp'>): CSSProperties {
  const style: Record<string, string> = {};
  for (const [name, { light, dark }] of Object.entries({ tone, lamp })) {
    if (HEX.test(light) && HEX.test(dark)) style[`--${name}`] = `var(--light, ${light}) var(--dark, ${dark})`;
  }
  // On the picture it is always night.
  if (HEX.test(lamp.dark)) style['--lamp-night'] = lamp.dark;
  return style;
}
