import type { ClientType } from '@juban/catalog';
import {
  clientKeyOf,
  FAMILY_TYPES,
  type FamilyType,
  familyKeyOf,
  familyOfKey,
} from '@juban/catalog/agreement-families';
import { AGREEMENT_TYPES } from '@juban/catalog/agreement-keys';
import { type Caller, maySeeBrand } from '@juban/catalog/shelves';
import type { CallOutput } from '@juban/contract';
import { CODE } from '@juban/contract/code-names';
import { agreementTexts } from '@juban/contract/texts/agreement';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../lib/refusal.ts';
import { sanitiseHtml } from '../../lib/sanitise-html.ts';
import type { SharedRead } from '../../plugins/shared-reads.ts';
import type { Clock } from '../../ports/clock.ts';
import { type Agreement, findInForce, findNextChange, putConsents } from './agreement.repository.ts';

/** What an order stores of a document: enough to show later which text was agreed to. */
export interface FrozenAgreement {
  key: string;
  version: number;
  hash: string;
}

const TAB_NAMES = {
  user: agreementTexts.tabUser,
  privacy: agreementTexts.tabPrivacy,
  children: agreementTexts.tabChildren,
} as const satisfies Record<FamilyType, string>;

/** What a login agrees to. */
const LOGIN_TYPES = ['user', 'privacy'] as const satisfies readonly FamilyType[];

type AgreementRead = SharedRead<CallOutput<'getAgreement'>>;

export type AgreementService = ReturnType<typeof createAgreementService>;

/** Legal documents, each as in force at a business time. */
export function createAgreementService({ db, clock }: { db: Db; clock: Clock }) {
  /** By its key, or by its type: then it is that of the caller's app variant. */
  async function findCurrent(name: string, caller: Caller, now: Date): Promise<Agreement> {
    const named = AGREEMENT_TYPES.find((type) => type === name);
    const key = named ? clientKeyOf(caller.clientType, named) : name;
    const [row] = await findInForce(db, [key], now);
    if (!row || !maySeeBrand(caller, row.brand)) {
      throw new Refusal(CODE.notFound, { msg: agreementTexts.noSuchAgreement });
    }
    return row;
  }

  return {
    /** One for each key, in the requested order; throws if a document has no version in force. */
    async inForce(keys: readonly string[], at: Date): Promise<FrozenAgreement[]> {
      const found = new Map((await findInForce(db, keys, at)).map((row) => [row.key, row]));
      return keys.map((key) => {
        const row = found.get(key);
        if (!row) throw new Error(`no version of the agreement ${key} is in force`);
        return { key, version: row.version, hash: row.hash };
      });
    },

    findCurrent,

    async getAgreement(name: string, caller: Caller): Promise<AgreementRead> {
      const now = clock.businessNow();
      const row = await findCurrent(name, caller, now);
      return { data: toView(row), changesAt: await findNextChange(db, row.key, now) };
    },

    /** Joins the transaction of a login: records consent to the versions in force. */
    async consent(tx: Db, userId: number, client: ClientType): Promise<void> {
      const agreedAt = clock.businessNow();
      const keys = LOGIN_TYPES.map((type) => clientKeyOf(client, type));
      const texts = await findInForce(tx, keys, agreedAt);
      await putConsents(
        tx,
        texts.map(({ key, version }) => ({ userId, key, version, agreedAt })),
      );
    },
  };
}

function toView({ key, type, version, title, html, effectiveAt }: Agreement): CallOutput<'getAgreement'> {
  const effectiveTime = effectiveAt.getTime();
  const commenContent = sanitiseHtml(html);
  return { id: key, type, version, title, commenContent, effectiveTime, family: tabsOf(key) };
}

function tabsOf(key: string): CallOutput<'getAgreement'>['family'] {
  const family = familyOfKey(key);
  if (!family) return null;
  const tabs = FAMILY_TYPES.map((type) => ({ id: familyKeyOf(family, type), name: TAB_NAMES[type] }));
  return { id: family.id, tabs, red: family.red === true };
}
