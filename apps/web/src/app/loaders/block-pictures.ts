import { api } from '../../lib/api.ts';
import type { TonedPicture } from '../../ui/toned-picture.ts';

/** What stands in a content block; nothing where there is no such block. */
export const loadBlockItems = async (bannerName: string) =>
  (await api.getBlock({ bannerName }).catch(() => null))?.vipBannerContentDtos ?? [];

/** The same as pictures, whose first text is their colour. */
export const loadBlockPictures = async (bannerName: string): Promise<TonedPicture[]> =>
  (await loadBlockItems(bannerName)).map(({ name, image1, text1 }) => ({ name, url: image1, tone: text1 }));
