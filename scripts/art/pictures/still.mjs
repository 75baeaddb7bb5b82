import { rng } from '../kit/chance.mjs';
import { SCENES } from '../scenes/index.mjs';
import { paletteOf } from '../scenes/palettes.mjs';
import { camera } from './camera.mjs';
import { frame } from './frame.mjs';

/** A wide picture of 960 x 540 without a title. */
export function still({ style, seed, palette, shot }) {
  const p = paletteOf(style, palette);
  const id = `s${String(seed).replace(/\W/g, '')}${style}`;
  return frame(
    id,
    960,
    540,
    rng(`${style}/${seed}`),
    (k) => camera(k, style, SCENES[style](k, p, { still: true }), shot) + k.grain(0.34),
  );
}
