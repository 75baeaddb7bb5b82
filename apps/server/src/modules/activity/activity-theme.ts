import type { ActivityContent } from './activity-schema.ts';

type Theme = ActivityContent['theme'];
type Colour = keyof Theme;

/** The minimum for small text (AA). */
const LEAST_CONTRAST = 4.5;

/** Which text colours are used on which background. */
const READ_ON: ReadonlyArray<readonly [ground: Colour, texts: readonly Colour[]]> = [
  ['surface', ['text1', 'text2', 'text3', 'accent', 'bad']],
  ['wash', ['text1', 'text2', 'accent']],
  ['page', ['title', 'key', 'soft', 'note']],
  ['go', ['on']],
  ['goEnd', ['on']],
];

/** Relative luminance as WCAG 2 defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/** Colours that cannot be read: reported when the data is checked. */
export function findThemeFaults(theme: Theme): string[] {
  return READ_ON.flatMap(([ground, texts]) =>
    texts
      .map((text) => ({ text, ratio: contrast(theme[text], theme[ground]) }))
      .filter(({ ratio }) => ratio < LEAST_CONTRAST)
      .map(
        ({ text, ratio }) => `theme.${text} on ${ground} has a contrast of ${ratio.toFixed(2)}, below 4.5`,
      ),
  );
}
