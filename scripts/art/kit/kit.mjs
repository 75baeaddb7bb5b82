import { filters, textures } from './filters.mjs';
import { land } from './land.mjs';
import { light } from './light.mjs';
import { paints } from './paints.mjs';
import { shapes } from './shapes.mjs';

/** Everything needed to draw a picture. One kit per picture, so that ids never clash on a contact sheet. */
export function kit(id, W, H, r) {
  const defs = [];
  const define = (kind, draw) => {
    const i = `${id}-${kind}${define.count++}`;
    defs.push(draw(i));
    return `url(#${i})`;
  };
  define.count = 0;
  const k = { W, H, r, defs, define, gid: (s) => `${id}-u${s}`.replace(/[^\w-]/g, '') };
  Object.assign(k, shapes(k), paints(k), filters(k), textures(k));
  Object.assign(k, light(k), land(k));
  defs.push(`<filter id="${id}-soft"><feGaussianBlur stdDeviation="1.2"/></filter>`);
  k.soft = `url(#${id}-soft)`;
  return k;
}
