import { api } from '../platform/api/api.ts';
import type { TonedPicture } from '../ui/toned-picture.ts';

/** The items of a content block; none if there is no such block. */
export const loadBlockItems = async (bannerName: string) =>
  (await api.getBlock({ bannerName }).catch(() => null))?.vipBannerContentDtos ?? [];

type BlockItem = Awaited<ReturnType<typeof loadBlockItems>>[number];

/** An item as a picture; its first text is its colour. */
export const toPicture = ({ name, image1, text1 }: BlockItem): TonedPicture => ({
  name,
  url: image1,
  tone: text1,
});

export const loadBlockPictures = async (bannerName: string): Promise<TonedPicture[]> =>
  (await loadBlockItems(bannerName)).map(toPicture);
