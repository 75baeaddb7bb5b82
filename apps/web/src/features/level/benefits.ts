import type { CallOutput } from '@juban/contract/schemas';
import { isAtLeastVersion } from '@juban/domain/version';

export type LevelBlock = Pick<CallOutput<'getBlock'>, 'vipBannerContentDtos'>;
type BlockItem = LevelBlock['vipBannerContentDtos'][number];

/** An item of the level block with values for each level. */
export type Benefit = BlockItem & { tiers: NonNullable<BlockItem['tiers']> };

interface BenefitGroup {
  name: string;
  benefits: readonly Benefit[];
}

/** The benefits in the block that this client version has. */
export function benefitsOf({ vipBannerContentDtos }: LevelBlock, version: string): readonly Benefit[] {
  return vipBannerContentDtos.filter((item): item is Benefit => {
    if (!item.tiers) return false;
    const { sinceVersion } = item.tiers;
    return sinceVersion === '' || isAtLeastVersion(version, sinceVersion);
  });
}

/** The groups of the table, in the order of the block. */
export function groupsOf(benefits: readonly Benefit[]): readonly BenefitGroup[] {
  const names = new Set(benefits.map(({ tiers }) => tiers.group));
  return [...names].map((name) => ({
    name,
    benefits: benefits.filter(({ tiers }) => tiers.group === name),
  }));
}

/** The value for VIP itself (0) or a level; empty for none. */
export const cellOf = ({ tiers }: Benefit, column: number): string => tiers.cells[column] ?? '';
