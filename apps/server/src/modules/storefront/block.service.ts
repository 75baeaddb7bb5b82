import { BRANDS, type BrandId } from '@juban/catalog';
import { brandOfChannel, type Caller } from '@juban/catalog/shelves';
import type { CallOutput } from '@juban/contract';
import { fill } from '@juban/contract/texts/fill';
import { isForBrand } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import type { RequestContext } from '../../plugins/context.ts';
import { type Block, readBlocks } from './storefront.repository.ts';

/** The block whose items are the eight levels and their benefits. */
export const LEVEL_BLOCK = 'viplvright';

type ShownBlock = CallOutput<'getBlock'>;

export type BlockService = ReturnType<typeof createBlockService>;

/** Texts and pictures around the packages, by brand and channel. */
export function createBlockService({ db }: { db: Db }) {
  return {
    async listBlocks(channel: number, caller: Caller): Promise<ShownBlock[]> {
      const brand = brandOfChannel(channel, caller);
      if (!brand) return [];
      const rows = closestOfName((await readBlocks(db)).filter((block) => isFor(block, brand, channel)));
      return rows.filter(({ listed }) => listed).map((block) => toShown(block, brand));
    },

    /** A missing block is one without items: pages show nothing of it. */
    async getBlock(name: string, { brand, channelId }: RequestContext): Promise<ShownBlock> {
      const rows = (await readBlocks(db)).filter((block) => isFor(block, brand.id, channelId));
      const block = closestOfName(rows).find((row) => row.name === name);
      return block ? toShown(block, brand.id) : { name, title: '', vipBannerContentDtos: [] };
    },

    /** The public picture of a block's item; joins the caller's transaction. Empty if there is none. */
    async pictureOf(from: Db, name: string, item: string): Promise<string> {
      const forAll = (await readBlocks(from)).filter(
        ({ brands, channels }) => brands.length + channels.length === 0,
      );
      const items = forAll.filter((block) => block.name === name).flatMap(({ items }) => items);
      return items.find((part) => part.name === item)?.image1 ?? '';
    },
  };
}

function isFor({ brands, channels }: Block, brand: BrandId, channel: number): boolean {
  return isForBrand(brands, brand) && (channels.length === 0 || channels.includes(channel));
}

/** One block per name: the channel's own, otherwise the brand's, otherwise the general one. */
function closestOfName(rows: readonly Block[]): Block[] {
  const closeness = ({ brands, channels }: Block) => (channels.length > 0 ? 2 : brands.length > 0 ? 1 : 0);
  return rows.filter((row) =>
    rows.every((other) => other.name !== row.name || closeness(other) <= closeness(row)),
  );
}

function toShown({ name, title, items }: Block, brand: BrandId): ShownBlock {
  const own = (text: string) => fill(text, { brand: BRANDS[brand].name });
  const shown = items.map((item) => ({ ...item, text1: own(item.text1), text2: own(item.text2) }));
  return { name, title: own(title), vipBannerContentDtos: shown };
}
