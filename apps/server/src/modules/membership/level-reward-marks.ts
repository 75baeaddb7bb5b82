import { DAY_MS } from '@juban/domain';
import type { LevelReward } from './level.repository.ts';

/** The cause of its days in the ledger. A reward that is taken again after a refund has another cause. */
export const rewardCause = ({ level, turn }: LevelReward): string =>
  turn === 1 ? `level:${level}` : `level:${level}:${turn}`;

export const levelMedal = (level: number): string => `vip-level-${level}`;

export const medalEnd = ({ takenAt, days }: LevelReward): Date => new Date(takenAt.getTime() + days * DAY_MS);
