import { kit } from '../kit/kit.mjs';

/** A complete picture: `draw` gets the kit and returns the inner markup. */
export function frame(id, W, H, r, draw) {
  const k = kit(id, W, H, r);
  const body = draw(k);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}"><defs>${k.defs.join('')}</defs>${body}</svg>`;
}
