import { describe, expect, it } from 'vitest';
import { rng } from '../kit/chance.mjs';
import { channels, contrast, luminance, toLab } from '../kit/colour.mjs';
import { GROUNDS, tonesOf } from './tones.mjs';

const flat = (...colours) => colours.flatMap((hex) => Array.from({ length: 50 }, () => channels(hex)));
const hue = (hex) => {
  const [, a, b] = toLab(channels(hex));
  return Math.atan2(b, a);
};
const isReadable = ({ tone, lamp }) =>
  Object.entries(GROUNDS).every(([theme, grounds]) =>
    [...grounds, tone[theme]].every((ground) => contrast(lamp[theme], ground) >= 4.5),
  );

const PICTURES = {
  'a lamp at night': flat('#120e0c', '#120e0c', '#2a1a12', '#ffcf87'),
  'the sea': flat('#07131c', '#123040', '#3f7684'),
  'a white room': flat('#ffffff'),
  'a black frame': flat('#000000'),
  'plain grey': flat('#808080', '#303030'),
  'pure yellow': flat('#ffff00'),
  'pure blue': flat('#0000ff'),
  'one pixel': [[200, 30, 40]],
};

describe('tone and lamp of a picture', () => {
  it.each(Object.keys(PICTURES))('are readable on every page: %s', (name) => {
    expect(isReadable(tonesOf(PICTURES[name]))).toBe(true);
  });

  it('are readable for any picture', () => {
    const r = rng('any picture');
    for (let n = 0; n < 200; n++) {
      const pixels = Array.from({ length: 20 }, () => [r(), r(), r()].map((v) => Math.floor(v * 256)));
      expect(isReadable(tonesOf(pixels))).toBe(true);
    }
  });

  it('keep the dark tone below 20 % lightness, and the light one pale', () => {
    for (const pixels of Object.values(PICTURES)) {
      const { tone } = tonesOf(pixels);
      const [red, green, blue] = channels(tone.dark);
      expect((Math.max(red, green, blue) + Math.min(red, green, blue)) / 510).toBeLessThan(0.2);
      expect(luminance(channels(tone.light))).toBeGreaterThan(0.7);
    }
  });

  it('take the lamp from the light parts of the picture and the tone from the dark ones', () => {
    const { tone, lamp } = tonesOf(flat('#0b2a3a', '#0b2a3a', '#0b2a3a', '#ffb04a'));
    expect(Math.abs(hue(lamp.dark) - hue('#ffb04a'))).toBeLessThan(0.3);
    expect(Math.abs(hue(tone.dark) - hue('#0b2a3a'))).toBeLessThan(0.4);
  });

  it('invent no hue for a grey picture', () => {
    const { lamp } = tonesOf(flat('#808080', '#303030'));
    const [red, green, blue] = channels(lamp.dark);
    expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(8);
  });
});
