// Vector drawings: emblems, logos and prizes, delivered as SVG.
import {
  GAME_NAMES,
  MEDAL_NAMES,
  PARTNER_NAMES,
  PRIZE_NAMES,
  RESERVE_NAMES,
  RIGHT_NAMES,
} from '../../../content/demo/art/names.mjs';
import { levelPageTexts } from '../../../packages/contract/src/texts/level-pages.ts';
import { badge } from '../emblems/badge.mjs';
import { card } from '../emblems/card.mjs';
import { DEAL_IDS, deal } from '../emblems/deal.mjs';
import { coin, MEDAL_IDS, medal } from '../emblems/medal.mjs';
import { esc } from '../kit/markup.mjs';
import { GAME_LOOKS, SHOTS_PER_GAME, shot } from '../shots/shot.mjs';
import { MARK_IDS, mark } from '../vectors/marks.mjs';
import { PRIZE_IDS, prize } from '../vectors/prizes.mjs';
import { RESERVE_IDS, reserveBox, reservePicture } from '../vectors/reserve.mjs';
import { RIGHT_IDS, right } from '../vectors/rights.mjs';

/** The title is read by screen readers when a drawing is opened by itself. */
const titled = (svg, title) => svg.replace(/^<svg[^>]*>/, (start) => `${start}<title>${esc(title)}</title>`);

const vector = (shelf, id, title, box, draw) => ({
  shelf,
  id,
  title,
  box,
  draw: () => titled(draw(), title),
});

const shotsOf = (id) =>
  Array.from({ length: SHOTS_PER_GAME }, (_, n) =>
    vector('shots', `${id}-${n + 1}`, `${GAME_NAMES[id]}的画面`, [640, 360], () => shot(id, n)),
  );

const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8];
const nameOf = (level) => `V${level} ${levelPageTexts[`grade${level}`]}`;

/** Art of the product itself. */
export const houseEmblemWorks = [
  ...LEVELS.map((level) => vector('badges', `v${level}`, nameOf(level), [120, 120], () => badge(level))),
  vector('cards', 'default', '会员卡', [360, 200], () => card(0)),
  ...LEVELS.map((level) => vector('cards', `v${level}`, nameOf(level), [360, 200], () => card(level))),
  vector('coins', 'coin', '积分币', [64, 64], coin),
];

export const emblemWorks = [
  ...MEDAL_IDS.map((id) => vector('medals', id, MEDAL_NAMES[id], [80, 92], () => medal(id))),
  ...PRIZE_IDS.map((id) => vector('prizes', id, PRIZE_NAMES[id], [64, 64], () => prize(id))),
  ...MARK_IDS.map((id) => vector('marks', id, PARTNER_NAMES[id], [40, 40], () => mark(id))),
  ...RIGHT_IDS.map((id) => vector('rights', id, RIGHT_NAMES[id], [48, 48], () => right(id))),
  ...DEAL_IDS.map((id) => vector('unions', id, PARTNER_NAMES[id], [360, 200], () => deal(id))),
  ...RESERVE_IDS.map((id) =>
    vector('reserve', id, RESERVE_NAMES[id], reserveBox(id), () => reservePicture(id)),
  ),
  ...Object.keys(GAME_LOOKS).flatMap(shotsOf),
];
