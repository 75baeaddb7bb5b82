/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

const HEX = /^#(?:([0-9a-f])([0-9a-f])([0-9a-f])|([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2}))$/i;

/** Parses #rgb and #rrggbb; undefined for anything else, so that no foreign text reaches a style. */
export function parseColour(text: string): Rgb | undefined {
  const parts = HEX.exec(text.trim())?.slice(1).filter(Boolean);
  const [red, green, blue] = (parts ?? []).map((part) => Number.parseInt(part.padEnd(2, part), 16));
  return red === undefined || green === undefined || blue === undefined ? undefined : [red, green, blue];
}

/** Relative luminance by WCAG 2, 0 to 1. */
function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours, 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/** Minimum contrast of small text (AA). */
export const TEXT_CONTRAST = 4.5;

/** The first candidate that is readable on a background; black or white if none is. */
export function readableOn(ground: Rgb, candidates: readonly Rgb[], least = TEXT_CONTRAST): Rgb {
  const found = candidates.find((candidate) => contrast(ground, candidate) >= least);
  if (found) return found;
  const black: Rgb = [0, 0, 0];
  const white: Rgb = [255, 255, 255];
  return contrast(ground, white) >= contrast(ground, black) ? white : black;
}

/** `share` of a, the rest of b. */
export function mix(a: Rgb, b: Rgb, share: number): Rgb {
  const channel = (index: 0 | 1 | 2) => Math.round(a[index] * share + b[index] * (1 - share));
  return [channel(0), channel(1), channel(2)];
}

/** Fades a text colour towards its background while it stays readable, at most to the given share. */
export function quieter(text: Rgb, ground: Rgb, least: number, share: number): Rgb {
  for (let kept = share; kept < 1; kept += 0.05) {
    const faded = mix(text, ground, kept);
    if (contrast(faded, ground) >= least) return faded;
  }
  return text;
}

export function css([red, green, blue]: Rgb, alpha = 1): string {
  return alpha === 1 ? `rgb(${red}, ${green}, ${blue})` : `rgba(${red}, ${green}, ${blue}, ${alpha})`;
}
