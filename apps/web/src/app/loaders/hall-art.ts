import type { HallArt } from '../../features/download/hall-art.ts';
import { loadBlockItems, picturesAmong } from './block-pictures.ts';

export async function loadHallArt(): Promise<HallArt> {
  const items = await loadBlockItems('hall');
  const pictures = picturesAmong(items);
  const named = (wanted: string) => pictures.filter(({ name }) => name === wanted);
  return {
    still: named('still')[0],
    posters: named('poster'),
    together: named('together')[0],
    faces: named('face'),
    facts: items
      .filter(({ name }) => name === 'fact')
      .map(({ text1, text2 }) => ({ figure: text1, name: text2 })),
  };
}
