import { loadBlockPictures } from '../../lib/block-pictures.ts';
import { brandOf, cardHead, type PageHead } from '../../lib/page-head.ts';
import type { ClientSearch } from '../../platform/session/client-identity.ts';
import { pictureFile } from '../../ui/picture-set.ts';
import type { TonedPicture } from '../../ui/toned-picture.ts';

interface ShareAppData {
  head: PageHead;
  posters: TonedPicture[];
}

/** The link card of the app itself: the brand's text, and the poster on top of its picture. */
export async function loadShareApp(path: string, search: ClientSearch): Promise<ShareAppData> {
  const { name, slogan } = brandOf(search);
  const posters = await loadBlockPictures('homescene');
  const top = posters[posters.length - 1];
  const image = top && pictureFile(top.url, 480, 'webp');
  const { meta } = cardHead(search, { title: name, description: slogan, image, path });
  // The document keeps the title of its route.
  return { head: { meta: meta.filter((tag) => !('title' in tag)) }, posters };
}
