import { type BenefitCell, type BenefitKey, TIERED_BENEFITS } from '@juban/domain/tiered-benefits';
import { isAtLeastVersion } from '@juban/domain/version';

export interface Benefit {
  key: BenefitKey;
  /** VIP basic, then V1 to V8. */
  cells: readonly BenefitCell[];
}

type Row = Benefit & { sinceVersion?: string };

/** By key, what a client of this version is told of. */
export function benefitsFor(version: string): ReadonlyMap<BenefitKey, Benefit> {
  const rows: readonly Row[] = TIERED_BENEFITS;
  const told = rows.filter(
    ({ sinceVersion }) => sinceVersion === undefined || isAtLeastVersion(version, sinceVersion),
  );
  return new Map(told.map((row) => [row.key, row]));
}

export const cellOf = ({ cells }: Benefit, column: number): BenefitCell => cells[column] ?? 'no';
