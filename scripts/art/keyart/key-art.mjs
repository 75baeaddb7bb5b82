import { motif } from '../icons/icon.mjs';
import { rng } from '../kit/chance.mjs';
import { kit } from '../kit/kit.mjs';
import { frame } from '../pictures/frame.mjs';
import { still } from '../pictures/still.mjs';

const [W, H] = [960, 540];
const ICON_SIZE = 200;
/** Size of the object relative to its icon. */
const SCALE = 2.9;
/** Width of the strip at an icon's edge that only contains background. */
const EDGE = 3;

/** Games with a scene of their own. The other games show their object. */
const WORLDS = {
  blade: ['moon', 'jade', { lens: 1.15 }],
  race: ['road', 'ochre', { lens: 1.2 }],
  bolt: ['storm', 'volt', {}],
  star: ['orbit', 'jade', {}],
  bowl: ['neon', 'gold', { lens: 1.1 }],
  lantern: ['palace', 'night', { lens: 1.15 }],
  key: ['doors', 'gold', {}],
};

/** The edge of the icon, stretched over the whole width, so that the object fades into its own background. */
function ground(k, object) {
  const edge = k.clip(`<rect width="${EDGE}" height="${ICON_SIZE}"/>`);
  const top = (H - ICON_SIZE * SCALE) / 2;
  return `<g transform="translate(0 ${top}) scale(${W / EDGE} ${SCALE})" clip-path="${edge}">${object}</g>`;
}

function rays(k) {
  return Array.from({ length: 9 }, (_, n) => {
    const turn = -64 + n * 16 + k.r() * 8;
    const width = 16 + k.r() * 46;
    const fade = k.lin([
      [0, '#ffffff', 0.16],
      [0.7, '#ffffff', 0.03],
      [1, '#ffffff', 0],
    ]);
    return `<g transform="translate(${W / 2} -60) rotate(${turn.toFixed(1)})">${k.path(`M-8 0H8L${width} 720H${-width}Z`, fade)}</g>`;
  }).join('');
}

function lights(k) {
  return Array.from({ length: 26 }, () => {
    const near = k.r();
    const at = [k.r() * W, k.r() * H, 3 + near * near * 30];
    return k.disc(...at, '#ffffff', `opacity="${(0.05 + k.r() * 0.16).toFixed(2)}"`);
  }).join('');
}

/** The object, fading at its edges into the matching background. */
function objectIn(k, object) {
  const [cx, cy] = [W / 2, H / 2];
  const reach = (ICON_SIZE / 2) * SCALE;
  const edge = k.rad([
    [0, '#ffffff'],
    [0.72, '#ffffff'],
    [1, '#ffffff', 0],
  ]);
  const mask = k.mask(k.disc(cx, cy, reach, edge));
  return `<g mask="${mask}"><g transform="translate(${cx - reach} ${cy - reach}) scale(${SCALE})">${object}</g></g>`;
}

function objectPicture(id) {
  return frame(`key${id}`, W, H, rng(`key-art/${id}`), (k) => {
    const own = kit(`key${id}o`, ICON_SIZE, ICON_SIZE, rng(`icon/${id}`));
    const object = motif(own, id);
    k.defs.push(...own.defs);
    const picture = [ground(k, object), rays(k), lights(k), objectIn(k, object), k.vignette(0.42)];
    return picture.join('') + k.grain(0.2);
  });
}

/** The wide picture of 960 x 540 at the top of a game's page. */
export function keyArt(id) {
  const world = WORLDS[id];
  if (!world) return objectPicture(id);
  const [style, palette, shot] = world;
  return still({ style, palette, shot, seed: `key art ${id}` });
}
