// Pictures of dramas: posters, stills and people.
import { CAST, CATALOGUE } from '../../../content/demo/art/catalogue.mjs';
import { AVATARS } from '../../../content/demo/art/shelf.mjs';
import { RISK } from '../../../content/house/art/shelf.mjs';
import { poster } from '../pictures/poster.mjs';
import { still } from '../pictures/still.mjs';
import { portrait } from '../portraits/portrait.mjs';
import { portraitSizes, posterSizes, single, stillSizes } from './sizes.mjs';

const plain = (title) => title.replace('|', '');

const posters = CATALOGUE.map((entry) => ({
  shelf: 'posters',
  id: entry.id,
  title: plain(entry.title),
  box: [720, 1008],
  sizes: posterSizes(),
  draw: () => poster(entry),
}));

/** The second of a drama's two stills is closer to the subject. */
const SHOTS = [{}, { lens: 1.45 }];

const stills = CATALOGUE.flatMap((entry) =>
  [1, 2].map((number) => ({
    shelf: 'stills',
    id: `${entry.id}-${number}`,
    title: `${plain(entry.title)} 剧照 ${number}`,
    box: [960, 540],
    sizes: stillSizes(),
    draw: () => still({ ...entry, seed: `${entry.seed} still ${number}`, shot: SHOTS[number - 1] }),
  })),
);

const portraits = CAST.map(({ id, ...who }) => ({
  shelf: 'portraits',
  id,
  title: who.name,
  box: [480, 480],
  sizes: portraitSizes(),
  draw: () => portrait({ seed: who.name, ...who }),
}));

/** Pictures of the slider puzzle. */
export const houseScreenWorks = RISK.map(({ id, title, ...scene }) => ({
  shelf: 'risk',
  id,
  title,
  box: [960, 540],
  sizes: single(700, 394, id, 58),
  draw: () => still(scene),
}));

// People are shown small and round, so the face is enlarged.
const closeUp = (svg) => svg.replace('viewBox="0 0 240 240"', 'viewBox="13 3 214 214"');

const avatars = AVATARS.map((who, place) => ({
  shelf: 'avatars',
  id: `${place + 1}`,
  title: `头像 ${place + 1}`,
  box: [240, 240],
  sizes: single(96, 96, `${place + 1}-96`, 6),
  finish: 'fine',
  draw: () => closeUp(portrait(who)),
}));

export const screenWorks = [...posters, ...stills, ...portraits, ...avatars];
