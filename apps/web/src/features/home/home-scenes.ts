import type { HomeScene } from './home-scene.ts';

/** Posters as an island, with the sun behind them. */
const island: HomeScene = {
  cut: 'poster',
  mirrored: true,
  shapes: [
    { circle: [286, 84, 62], fill: 'var(--brand)', opacity: 0.16 },
    { circle: [286, 84, 42], fill: 'var(--brand)', opacity: 0.9 },
  ],
  places: [
    { at: [18, 129, 76] },
    { at: [296, 129, 76] },
    { at: [74, 93, 102] },
    { at: [214, 93, 102] },
    { at: [130, 53, 130] },
  ],
};

/** Dots of different sizes, each showing a poster. */
const dots: HomeScene = {
  cut: 'dot',
  shapes: [
    { circle: [42, 60, 11], fill: 'var(--brand)', opacity: 0.9 },
    { circle: [252, 46, 7], fill: 'var(--brand-2)', opacity: 1 },
    { circle: [352, 92, 15], fill: 'var(--brand-2)', opacity: 0.5 },
    { circle: [28, 232, 17], fill: 'var(--brand-2)', opacity: 0.35 },
    { circle: [206, 262, 9], fill: 'var(--gold-3)', opacity: 0.9 },
    { circle: [368, 262, 6], fill: 'var(--brand)', opacity: 0.7 },
  ],
  places: [
    { at: [50, 178, 96], focus: [20, 96, 1.5] },
    { at: [268, 120, 88], focus: [40, 40, 1.15] },
    { at: [228, 196, 82], focus: [50, 22, 1.3] },
    { at: [282, 30, 62], focus: [80, 88, 1.5] },
    { at: [74, 18, 176], focus: [40, 82, 1.12] },
  ],
};

/** A fan of posters around one circle. */
const rings: HomeScene = {
  cut: 'poster',
  shapes: [
    { circle: [195, 178, 96], stroke: 'var(--brand)', opacity: 0.5 },
    { circle: [195, 178, 140], stroke: 'var(--brand)', opacity: 0.32 },
    { circle: [195, 178, 184], stroke: 'var(--brand)', opacity: 0.18 },
    { circle: [195, 178, 228], stroke: 'var(--brand)', opacity: 0.1 },
    { circle: [63, 131, 7], fill: 'var(--brand)', opacity: 1 },
    { circle: [346, 73, 5], fill: 'var(--brand-2)', opacity: 1 },
  ],
  places: [
    { at: [22, 122, 96], turn: -24 },
    { at: [272, 122, 96], turn: 24 },
    { at: [76, 84, 108], turn: -12 },
    { at: [206, 84, 108], turn: 12 },
    { at: [133, 58, 124] },
  ],
};

/** Prints with white borders, scattered. */
const prints: HomeScene = {
  cut: 'card',
  shapes: [
    { circle: [84, 74, 74], fill: 'var(--brand-2)', opacity: 0.22 },
    { circle: [318, 214, 92], fill: 'var(--brand)', opacity: 0.16 },
    { circle: [352, 58, 22], fill: '#ff9ec7', opacity: 0.55 },
    { circle: [38, 250, 14], fill: '#ff9ec7', opacity: 0.45 },
    { circle: [206, 30, 7], fill: 'var(--brand-2)', opacity: 0.8 },
  ],
  places: [
    { at: [24, 62, 96], turn: -11 },
    { at: [272, 52, 98], turn: 10 },
    { at: [92, 118, 98], turn: 6 },
    { at: [214, 122, 96], turn: -7 },
    { at: [139, 26, 118], turn: -3 },
  ],
};

/** The scenes by brand id; the posters come from content. */
export const HOME_SCENES: Readonly<Record<string, HomeScene>> = {
  yujian: island,
  ddsp: dots,
  jqq: rings,
  tthj: prints,
};
