import { BANNER_NAMES } from '../../../content/demo/art/names.mjs';
import { esc } from '../kit/markup.mjs';
import { PLATE_IDS, plate } from '../vectors/plates.mjs';

const titleOf = (id) => `${BANNER_NAMES[id] ?? BANNER_NAMES.default} 活动时间`;
const titled = (id) =>
  plate(id).replace(/^<svg[^>]*>/, (start) => `${start}<title>${esc(titleOf(id))}</title>`);

export const plateWorks = PLATE_IDS.map((id) => ({
  shelf: 'plates',
  id,
  title: titleOf(id),
  box: [358, 44],
  draw: () => titled(id),
}));
