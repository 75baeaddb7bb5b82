import { api } from '../../lib/api.ts';
import type { TonedPicture } from '../../ui/toned-picture.ts';

/** The pictures of a content block, whose first text is their colour; none where there is no such block. */
export async function loadBlockPictures(bannerName: string): Promise<TonedPicture[]> {
  const block = await api.getBlock({ bannerName }).catch(() => null);
  const items = block?.vipBannerContentDtos ?? [];
  return items.map(({ name, image1, text1 }) => ({ name, url: image1, tone: text1 }));
}
