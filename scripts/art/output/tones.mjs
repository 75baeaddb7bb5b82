// Two colours that a page takes from a picture: the tone for its glow, and the lamp for its details.
import { BRANDS } from '@juban/catalog';
import { contrast, fromLab, toLab } from '../kit/colour.mjs';

const themeColors = Object.values(BRANDS).map(({ themeColor }) => themeColor);
/** The page colours of all brands; a lamp must be readable on each of them. */
export const GROUNDS = {
  dark: themeColors.map(({ dark }) => dark),
  light: themeColors.map(({ light }) => light),
};
const READABLE = 4.5;
const HUES = 16;
const STEP = 0.01;

const TONE = { dark: { L: 0.215, most: 0.032 }, light: { L: 0.93, most: 0.026 } };
const LAMP = {
  dark: { L: 0.8, least: 0.05, most: 0.125, step: STEP },
  light: { L: 0.56, least: 0.06, most: 0.13, step: -STEP },
};

const hueOf = ([, a, b]) => Math.atan2(b, a);
const chromaOf = ([, a, b]) => Math.hypot(a, b);
const colourAt = (L, chroma, hue) => fromLab([L, chroma * Math.cos(hue), chroma * Math.sin(hue)]);
const within = (value, least, most) => Math.min(most, Math.max(least, value));

/** Hue and chroma of the part of the colour circle with the most weight. */
function strongest(labs, weigh) {
  const parts = Array.from({ length: HUES }, () => ({ weight: 0, a: 0, b: 0 }));
  for (const lab of labs) {
    const weight = weigh(lab);
    const part = parts[Math.round(((hueOf(lab) + 2 * Math.PI) / (2 * Math.PI)) * HUES) % HUES];
    part.weight += weight;
    part.a += lab[1] * weight;
    part.b += lab[2] * weight;
  }
  const { weight, a, b } = parts.reduce((best, part) => (part.weight > best.weight ? part : best));
  return weight === 0 ? { chroma: 0, hue: 0 } : { chroma: Math.hypot(a, b) / weight, hue: Math.atan2(b, a) };
}

/** Adjusts the lightness of the lamp until it is readable on every page colour and on its own tone. */
function lampOn(theme, { chroma, hue }, tone) {
  const { L, least, most, step } = LAMP[theme];
  // A grey picture gets a grey lamp, because any hue would be invented.
  const kept = chroma < 0.008 ? chroma : within(chroma, least, most);
  const grounds = [...GROUNDS[theme], tone];
  for (let lightness = L; lightness > 0 && lightness < 1; lightness += step) {
    const colour = colourAt(lightness, kept, hue);
    if (grounds.every((ground) => contrast(colour, ground) >= READABLE)) return colour;
  }
  return theme === 'dark' ? '#ffffff' : '#000000';
}

/** Tone and lamp for both themes, from a picture's pixels (red, green, blue, 0 to 255). */
export function tonesOf(pixels) {
  const labs = pixels.map(toLab);
  const shade = strongest(labs, (lab) => chromaOf(lab) * (1.15 - lab[0]));
  const light = strongest(labs, (lab) => (0.004 + chromaOf(lab)) * lab[0] ** 3);
  const tone = Object.fromEntries(
    Object.entries(TONE).map(([theme, { L, most }]) => [
      theme,
      colourAt(L, Math.min(shade.chroma, most), shade.hue),
    ]),
  );
  const lamp = Object.fromEntries(
    Object.keys(LAMP).map((theme) => [theme, lampOn(theme, light, tone[theme])]),
  );
  return { tone, lamp };
}
