// Page headers: claim walls, help pages, pay tutorial.
import { WALL_COLUMNS, WALLS } from '../../../content/demo/art/shelf.mjs';
import { listString, reviewBubbles } from '../guides/dot-heroes.mjs';
import { listFan, manuscript, reviewDesk } from '../guides/ink-heroes.mjs';
import { posterAddress } from '../guides/parts.mjs';
import { FAMILIES, tutorial } from '../guides/tutorial.mjs';
import { campusSunset } from '../walls/campus-sunset.mjs';
import { moonlitRiver } from '../walls/moonlit-river.mjs';
import { posterWall } from '../walls/poster-wall.mjs';
import { HEADLINE, WALL } from '../walls/scrim.mjs';
import { dotHeadSizes, inkHeadSizes, tutorialSizes, wallSizes } from './sizes.mjs';

const WALL_SCENES = {
  'poster-wall': posterWall,
  'campus-sunset': campusSunset,
  'moonlit-river': moonlitRiver,
};

const walls = WALLS.map((wall) => ({
  shelf: 'claim',
  id: wall.id,
  title: wall.title,
  box: [WALL.width, WALL.height],
  sizes: wallSizes(),
  finish: 'fine',
  whiteOn: HEADLINE,
  more: { ground: wall.ground, button: wall.button },
  draw: () =>
    WALL_SCENES[wall.id]({ ...wall, columns: WALL_COLUMNS.map((column) => column.map(posterAddress)) }),
}));

/** Position of the white title, in pixels of the picture. */
const TITLE = { left: 40, top: 464, width: 700, height: 120 };

const inkHead = (id, title, draw) => ({
  shelf: 'help',
  id,
  title,
  box: [780, 600],
  sizes: inkHeadSizes(),
  whiteOn: TITLE,
  draw,
});
const dotHead = (id, title, draw) => ({
  shelf: 'help',
  id,
  title,
  box: [716, 440],
  sizes: dotHeadSizes(),
  draw,
});

const heads = [
  inkHead('review', '影评', reviewDesk),
  inkHead('playlist', '片单', listFan),
  dotHead('review-dots', '影评', reviewBubbles),
  dotHead('playlist-dots', '片单', listString),
];

const tutorials = FAMILIES.map((family) => ({
  shelf: 'tutorial',
  id: family,
  title: '支付教程',
  box: [780, 2208],
  sizes: tutorialSizes(),
  finish: 'fine',
  draw: () => tutorial(family),
}));

/** Headers without the title of a drama. */
export const houseHeadWorks = [inkHead('guide', '影评指南', manuscript), ...tutorials];

export const headWorks = [...walls, ...heads];
