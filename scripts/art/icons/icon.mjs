import { rng } from '../kit/chance.mjs';
import { frame } from '../pictures/frame.mjs';
import { action } from './action.mjs';
import { boardAndNature } from './board-and-nature.mjs';
import { creaturesAndTreats } from './creatures-and-treats.mjs';
import { nightAndCraft } from './night-and-craft.mjs';
import { table } from './table.mjs';
import { travel } from './travel.mjs';

const ICON = { ...action, ...boardAndNature, ...travel, ...table, ...creaturesAndTreats, ...nightAndCraft };
export const ICONS = Object.keys(ICON);

/** The motif of an icon without lighting, for pictures that show the same object. */
export const motif = (k, kind) => ICON[kind](k);

/** A game icon of 200 x 200: one object, one light source. */
export const icon = ({ kind, seed = kind }) =>
  frame(
    `i${kind}`,
    200,
    200,
    rng(`icon/${seed}`),
    (k) =>
      motif(k, kind) +
      k.full(
        k.lin([
          [0, '#ffffff', 0.16],
          [0.45, '#ffffff', 0],
          [1, '#000000', 0.16],
        ]),
      ) +
      k.grain(0.16),
  );
