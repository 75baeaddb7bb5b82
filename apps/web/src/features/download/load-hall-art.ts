import { loadBlockItems, toPicture } from '../../lib/block-pictures.ts';
import type { HallArt } from './hall-art.ts';

export async function loadHallArt(): Promise<HallArt> {
  const items = await loadBlockItems('hall');
  const itemsNamed = (wanted: string) => items.filter(({ name }) => name === wanted);
  const named = (wanted: string) => itemsNamed(wanted).map(toPicture);
  return {
    still: named('still')[0],
    posters: named('poster'),
    together: named('together')[0],
    faces: named('face'),
    facts: itemsNamed('fact').map(({ text1, text2 }) => ({ figure: text1, name: text2 })),
  };
}
