import { albumTexts } from '@juban/contract/texts/album';
import { EmptyBlock } from '../../ui/state-block.tsx';

/** In place of the rows of a playlist that has none: so rare that no other playlist brings its code along. */
export default function AlbumEmpty() {
  return <EmptyBlock title={albumTexts.empty} hint={albumTexts.emptyHint} />;
}
