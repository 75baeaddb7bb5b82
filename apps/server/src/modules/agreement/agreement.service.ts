import { AGREEMENT_TYPES, agreementKeyOf } from '@juban/catalog/agreement-keys';
import { type Caller, maySeeBrand } from '@juban/catalog/shelves';
import type { CallOutput } from '@juban/contract';
import { agreementTexts } from '@juban/contract/texts/agreement';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../lib/refusal.ts';
import { sanitiseHtml } from '../../lib/sanitise-html.ts';
import type { SharedRead } from '../../plugins/shared-reads.ts';
import type { Clock } from '../../ports/clock.ts';
import { type Agreement, findInForce, findNextChange } from './agreement.repository.ts';

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

    /** By its key, or by its type: then it is that of the caller's brand. */
    async getAgreement(name: string, caller: Caller): Promise<AgreementRead> {
      const named = AGREEMENT_TYPES.find((type) => type === name);
      const key = named ? agreementKeyOf(caller.clientType.brand, named) : name;
      const now = clock.businessNow();
      const [row] = await findInForce(db, [key], now);
      if (!row || !maySeeBrand(caller, row.brand)) {
        throw new Refusal('4040', { msg: agreementTexts.noSuchAgreement });
      }
      return { data: toView(row), changesAt: await findNextChange(db, key, now) };
    },
  };
}

function toView({ key, type, version, title, html, effectiveAt }: Agreement): CallOutput<'getAgreement'> {
  const effectiveTime = effectiveAt.getTime();
  return { id: key, type, version, title, commenContent: sanitiseHtml(html), effectiveTime };
}
