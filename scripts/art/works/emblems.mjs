// What is drawn as lines and planes: emblems, marks, prizes and the pictures of states. Shipped as SVG.
import {
  GAME_NAMES,
  LEVEL_NAMES,
  MEDAL_NAMES,
  PARTNER_NAMES,
  PRIZE_NAMES,
  RESERVE_NAMES,
  RIGHT_NAMES,
  STATE_NAMES,
} from '../../../content/demo/art/names.mjs';
import { badge } from '../emblems/badge.mjs';
import { card } from '../emblems/card.mjs';
import { DEAL_IDS, deal } from '../emblems/deal.mjs';
import { coin, MEDAL_IDS, medal } from '../emblems/medal.mjs';
import { esc } from '../kit/markup.mjs';
import { GAME_LOOKS, SHOTS_A_GAME, shot } from '../shots/shot.mjs';
import { ILLUSTRATIONS, illustration } from '../vectors/illustrations.mjs';
import { MARK_IDS, mark } from '../vectors/marks.mjs';
import { PRIZE_IDS, prize } from '../vectors/prizes.mjs';
import { RESERVE_IDS, reserveBox, reservePicture } from '../vectors/reserve.mjs';
import { RIGHT_IDS, right } from '../vectors/rights.mjs';

/** The title is what a screen reader says of a drawing opened by itself. */
const titled = (svg, title) => svg.replace(/^<svg[^>]*>/, (start) => `${start}<title>${esc(title)}</title>`);

const vector = (shelf, id, title, box, draw) => ({
  shelf,
  id,
  title,
  box,
  draw: () => titled(draw(), title),
});

const shotsOf = (id) =>
  Array.from({ length: SHOTS_A_GAME }, (_, n) =>
    vector('shots', `${id}-${n + 1}`, `${GAME_NAMES[id]}的画面`, [640, 360], () => shot(id, n)),
  );

export const emblemWorks = [
  ...LEVEL_NAMES.map((name, n) => vector('badges', `v${n + 1}`, name, [120, 120], () => badge(n + 1))),
  vector('cards', 'default', '会员卡', [360, 200], () => card(0)),
  ...LEVEL_NAMES.map((name, n) => vector('cards', `v${n + 1}`, name, [360, 200], () => card(n + 1))),
  ...MEDAL_IDS.map((id) => vector('medals', id, MEDAL_NAMES[id], [80, 92], () => medal(id))),
  vector('coins', 'coin', '积分币', [64, 64], coin),
  ...PRIZE_IDS.map((id) => vector('prizes', id, PRIZE_NAMES[id], [64, 64], () => prize(id))),
  ...MARK_IDS.map((id) => vector('marks', id, PARTNER_NAMES[id], [40, 40], () => mark(id))),
  ...RIGHT_IDS.map((id) => vector('rights', id, RIGHT_NAMES[id], [48, 48], () => right(id))),
  ...DEAL_IDS.map((id) => vector('unions', id, PARTNER_NAMES[id], [360, 200], () => deal(id))),
  ...RESERVE_IDS.map((id) =>
    vector('reserve', id, RESERVE_NAMES[id], reserveBox(id), () => reservePicture(id)),
  ),
  ...ILLUSTRATIONS.map((state) =>
    vector('states', state.id, STATE_NAMES[state.name], [360, 228], () => illustration(state)),
  ),
  ...Object.keys(GAME_LOOKS).flatMap(shotsOf),
];
