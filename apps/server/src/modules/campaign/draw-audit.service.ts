import type { Db } from '../../db/database.ts';
import { listTerms, type StoredTerms } from './campaign.repository.ts';
import { type Draw, listDraws } from './draw.repository.ts';
import { checkProof, type DrawProof } from './draw-proof.ts';
import type { TermsService } from './terms.service.ts';

const PAGE = 5_000;

export interface DrawAuditDeps {
  db: Db;
  terms: Pick<TermsService, 'seedOf' | 'isSeedPublic'>;
}

export interface DrawAudit {
  campaign: string;
  version: number;
  seedHash: string;
  draws: number;
  /** One line per fault; empty if there is none. */
  faults: string[];
}

export type DrawAuditService = ReturnType<typeof createDrawAuditService>;

/** Recomputes every draw from its seed, and publishes the data for others to do the same. */
export function createDrawAuditService({ db, terms }: DrawAuditDeps) {
  async function readAll(kept: StoredTerms): Promise<Draw[]> {
    const all: Draw[] = [];
    let page: Draw[];
    do {
      const { userId, drawNo } = all.at(-1) ?? { userId: 0, drawNo: 0 };
      page = await listDraws(db, kept, { userId, drawNo }, PAGE);
      all.push(...page);
    } while (page.length === PAGE);
    return all;
  }

  async function proofOf(kept: StoredTerms): Promise<DrawProof> {
    const { campaign, seedHash, prizes, fallback } = kept;
    return {
      campaign,
      seed: terms.seedOf(kept),
      seedHash,
      prizes: prizes.map(({ prizeId, odds, stock }) => ({ prizeId, odds, stock })),
      fallback,
      draws: (await readAll(kept)).map(toKept),
    };
  }

  async function audit(kept: StoredTerms): Promise<DrawAudit> {
    const { campaign, version, seedHash } = kept;
    const proof = await proofOf(kept);
    const { termFaults, drawFaults } = checkProof(proof);
    const lines = drawFaults.map(({ userId, drawNo, why }) => `user ${userId}, draw ${drawNo}: ${why}`);
    return { campaign, version, seedHash, draws: proof.draws.length, faults: [...termFaults, ...lines] };
  }

  return {
    async auditAll(): Promise<DrawAudit[]> {
      const audits: DrawAudit[] = [];
      for (const kept of await listTerms(db)) audits.push(await audit(kept));
      return audits;
    },

    /** Undefined until draws are over, because it contains the seed. */
    async publish(name: string): Promise<DrawProof | undefined> {
      const kept = (await listTerms(db)).findLast((each) => each.campaign === name);
      return kept && terms.isSeedPublic(kept) ? proofOf(kept) : undefined;
    },
  };
}

const toKept = ({ userId, drawNo, roll, rolled, rolledNo, released, prize }: Draw) => ({
  userId,
  drawNo,
  roll,
  rolled,
  rolledNo,
  released,
  prize,
});
