import { albumTexts } from '@juban/contract/texts/album';
import { EmptyBlock } from '../../ui/state-block.tsx';

/** For a playlist without dramas; lazy, because it is rare. */
export default function AlbumEmpty() {
  return <EmptyBlock title={albumTexts.empty} hint={albumTexts.emptyHint} />;
}
