import type { HallArt } from '../../features/download/hall-art.ts';
import { loadBlockPictures } from './block-pictures.ts';

export async function loadHallArt(): Promise<HallArt> {
  const pictures = await loadBlockPictures('hall');
  const named = (wanted: string) => pictures.filter(({ name }) => name === wanted);
  return {
    still: named('still')[0],
    posters: named('poster'),
    together: named('together')[0],
    faces: named('face'),
  };
}
