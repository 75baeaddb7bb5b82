import { api } from '../../lib/api.ts';
import type { TonedPicture } from '../../ui/toned-picture.ts';

/** What stands in a content block; nothing where there is no such block. */
export const loadBlockItems = async (bannerName: string) =>
  (await api.getBlock({ bannerName }).catch(() => null))?.vipBannerContentDtos ?? [];

type BlockItem = Awaited<ReturnType<typeof loadBlockItems>>[number];

/** The pictures among them, whose first text is their colour. */
export const picturesAmong = (items: readonly BlockItem[]): TonedPicture[] =>
  items.flatMap(({ name, image1, text1 }) => (image1 ? [{ name, url: image1, tone: text1 }] : []));

export const loadBlockPictures = async (bannerName: string): Promise<TonedPicture[]> =>
  picturesAmong(await loadBlockItems(bannerName));
