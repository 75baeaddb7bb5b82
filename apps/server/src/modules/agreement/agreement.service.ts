import type { BrandId } from '@juban/catalog';
import { AGREEMENT_TYPES, agreementKeyOf } from '@juban/catalog/agreement-keys';
import { type Caller, maySeeBrand } from '@juban/catalog/shelves';
import type { CallOutput } from '@juban/contract';
import { agreementTexts } from '@juban/contract/texts/agreement';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../lib/refusal.ts';
import { sanitiseHtml } from '../../lib/sanitise-html.ts';
import type { SharedRead } from '../../plugins/shared-reads.ts';
import type { Clock } from '../../ports/clock.ts';
import { findInForce, findNextChange } from './agreement.repository.ts';

/** What an order keeps of a document: enough to show later which text was agreed to. */
export interface FrozenAgreement {
  key: string;
  version: number;
  hash: string;
}

type AgreementRead = SharedRead<CallOutput<'getAgreement'>>;

export type AgreementService = ReturnType<typeof createAgreementService>;

/** Legal documents, each as it is in force at a moment of business time. */
export function createAgreementService({ db, clock }: { db: Db; clock: Clock }) {
  async function readInForce(key: string, isShown: (brand: BrandId) => boolean): Promise<AgreementRead> {
    const now = clock.businessNow();
    const [row] = await findInForce(db, [key], now);
    if (!row || !isShown(row.brand)) throw unknownAgreement();
    const { type, version, title, html, effectiveAt } = row;
    return {
      data: {
        id: key,
        type,
        version,
        title,
        commenContent: sanitiseHtml(html),
        effectiveTime: effectiveAt.getTime(),
      },
      changesAt: await findNextChange(db, key, now),
    };
  }

  return {
    /** One for each key, in the order asked for; throws where a document has no version in force. */
    async inForce(keys: readonly string[], at: Date): Promise<FrozenAgreement[]> {
      const found = new Map((await findInForce(db, keys, at)).map((row) => [row.key, row]));
      return keys.map((key) => {
        const row = found.get(key);
        if (!row) throw new Error(`no version of the agreement ${key} is in force`);
        return { key, version: row.version, hash: row.hash };
      });
    },

    getAgreement: (key: string, caller: Caller) => readInForce(key, (brand) => maySeeBrand(caller, brand)),

    async getAgreementByType(name: string, brand: BrandId): Promise<AgreementRead> {
      const type = AGREEMENT_TYPES.find((known) => known === name);
      if (!type) throw unknownAgreement();
      return readInForce(agreementKeyOf(brand, type), () => true);
    },
  };
}

function unknownAgreement(): Refusal {
  return new Refusal('4040', { msg: agreementTexts.noSuchAgreement });
}
