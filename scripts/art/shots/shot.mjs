import { rng } from '../kit/chance.mjs';
import { squares, stones } from './grids.mjs';
import { box, coloursOf, H, W } from './kit.mjs';
import { chapters, collection, standings } from './screens.mjs';
import { balloons, kites, range, space, surf, voyage } from './skies.mjs';
import { board, business, puzzle } from './tables.mjs';
import { adventure, race, strategy } from './worlds.mjs';

const KINDS = {
  adventure,
  race,
  strategy,
  puzzle,
  board,
  business,
  squares,
  stones,
  balloons,
  kites,
  range,
  space,
  surf,
  voyage,
};

/** Kind and hue of each game's screenshots. */
export const GAME_LOOKS = {
  blade: ['adventure', 214],
  race: ['race', 24],
  gem: ['puzzle', 168],
  tower: ['strategy', 96],
  bolt: ['strategy', 232],
  star: ['space', 262],
  tiles: ['board', 152],
  farm: ['business', 84],
  koi: ['business', 188],
  cat: ['business', 28],
  go: ['stones', 36],
  bowl: ['business', 8],
  ship: ['voyage', 204],
  balloon: ['balloons', 198],
  train: ['adventure', 254],
  compass: ['voyage', 178],
  chess: ['squares', 180],
  dice: ['board', 268],
  cards: ['board', 352],
  target: ['range', 44],
  potion: ['puzzle', 284],
  robot: ['adventure', 190],
  panda: ['puzzle', 120],
  cake: ['business', 344],
  lantern: ['adventure', 326],
  rocket: ['space', 224],
  kite: ['kites', 206],
  drum: ['puzzle', 12],
  teapot: ['business', 62],
  mushroom: ['puzzle', 92],
  key: ['adventure', 274],
  wave: ['surf', 192],
};

export const SHOTS_PER_GAME = 3;

/** Games against others show standings instead of chapters. */
const AGAINST_OTHERS = new Set(['board', 'squares', 'stones', 'race', 'range', 'surf']);

function screenOf(kind, n) {
  if (n === 0) return KINDS[kind];
  if (n === 2) return collection;
  return AGAINST_OTHERS.has(kind) ? standings : chapters;
}

/** A screenshot of 640 x 360; `n` counts the screenshots of a game from 0. */
export function shot(id, n) {
  const [kind, hue] = GAME_LOOKS[id];
  const c = coloursOf(hue);
  const ground = `<defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="${c.air}"/><stop offset="1" stop-color="${c.sky}"/></linearGradient></defs>${box(0, 0, W, H, 'url(#g)')}`;
  // The game itself numbers its views separately.
  const picture = screenOf(kind, n)(rng(`shot/${id}/${n}`), c, n === 0 ? 0 : id);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}">${ground}${picture}</svg>`;
}
