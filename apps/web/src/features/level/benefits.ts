import type { CallOutput } from '@juban/contract/schemas';
import { isAtLeastVersion } from '@juban/domain/version';

export type LevelBlock = Pick<CallOutput<'getBlock'>, 'vipBannerContentDtos'>;
type BlockItem = LevelBlock['vipBannerContentDtos'][number];

/** An item of the level block that says what each level gets. */
export type Benefit = BlockItem & { tiers: NonNullable<BlockItem['tiers']> };

interface BenefitGroup {
  name: string;
  benefits: readonly Benefit[];
}

/** The benefits in the block that a client of this version has. */
export function benefitsOf({ vipBannerContentDtos }: LevelBlock, version: string): readonly Benefit[] {
  return vipBannerContentDtos.filter((item): item is Benefit => {
    if (!item.tiers) return false;
    const { sinceVersion } = item.tiers;
    return sinceVersion === '' || isAtLeastVersion(version, sinceVersion);
  });
}

/** The parts of the table, in the order in which the block names them. */
export function groupsOf(benefits: readonly Benefit[]): readonly BenefitGroup[] {
  const names = new Set(benefits.map(({ tiers }) => tiers.group));
  return [...names].map((name) => ({
    name,
    benefits: benefits.filter(({ tiers }) => tiers.group === name),
  }));
}

/** What VIP itself (0) or a level gets; empty for nothing. */
export const cellOf = ({ tiers }: Benefit, column: number): string => tiers.cells[column] ?? '';
