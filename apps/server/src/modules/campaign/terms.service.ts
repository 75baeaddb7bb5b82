import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../db/database.ts';
import { hashOfSeed, newSeed } from '../../lib/draw-seed.ts';
import type { Secrets } from '../../lib/secrets.ts';
import type { Clock } from '../../ports/clock.ts';
import {
  type Campaign,
  findTerms,
  hasDraws,
  insertTerms,
  listCampaigns,
  type StoredTerms,
} from './campaign.repository.ts';

export interface TermsDeps {
  db: Db;
  clock: Clock;
  secrets: Pick<Secrets, 'seal' | 'open'>;
}

/** The published part of a campaign's content. */
const FIXED = ['prizes', 'fallback', 'endsAt'] as const;

export type TermsService = ReturnType<typeof createTermsService>;

/**
 * Odds, end and seed of a draw, the seed by its hash: published before the first one, and fixed once the
 * campaign is open.
 */
export function createTermsService({ db, clock, secrets }: TermsDeps) {
  /** Changed odds get a new seed: someone who knows the old one could have chosen the odds to fit it. */
  async function publish(tx: Db, campaign: Campaign, newest: StoredTerms | undefined): Promise<void> {
    const seed = newSeed();
    await insertTerms(tx, {
      campaign: campaign.campaign,
      version: (newest?.version ?? 0) + 1,
      seedSealed: secrets.seal(seed),
      seedHash: hashOfSeed(seed),
      prizes: campaign.prizes,
      fallback: campaign.fallback,
      endsAt: campaign.endsAt,
      publishedAt: clock.businessNow(),
    });
  }

  async function isFixed(tx: Db, { campaign, startsAt, ...content }: Campaign, terms: StoredTerms) {
    const isSame = FIXED.every((field) => isDeepStrictEqual(terms[field], content[field]));
    return isSame || clock.businessNow() >= startsAt || (await hasDraws(tx, campaign));
  }

  /** The valid terms, published now if there are none; joins the caller's transaction. */
  async function of(tx: Db, campaign: Campaign): Promise<StoredTerms> {
    const newest = await findTerms(tx, campaign.campaign);
    if (newest && (await isFixed(tx, campaign, newest))) return newest;
    await publish(tx, campaign, newest);
    const published = await findTerms(tx, campaign.campaign);
    if (!published) throw new Error(`${campaign.campaign} has no terms`);
    return published;
  }

  return {
    of,
    seedOf: ({ seedSealed }: StoredTerms) => secrets.open(seedSealed),

    /** By the published end: content that ends a campaign sooner can still be reverted. */
    isSeedPublic: ({ endsAt }: StoredTerms) => clock.businessNow() >= endsAt,

    /** So that they exist before a user requests them. */
    async publishAll(): Promise<void> {
      for (const campaign of await listCampaigns(db)) await of(db, campaign);
    },
  };
}
