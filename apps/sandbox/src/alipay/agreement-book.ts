import { randomInt } from 'node:crypto';
import type { Journal } from '../lib/journal.ts';
import { beijingTime } from '../lib/values.ts';
import type { Agreement } from './agreement.ts';
import type { SigningTerms } from './agreement-terms.ts';
import { Refused } from './sub-codes.ts';

export type AgreementEntry = { agreement: Agreement } | { forgotten: true };

export interface Signer {
  appId: string;
  brand: string;
  subject: string;
}

/**
 * All agreements by merchant number and by provider number. Changes are written to the journal before anybody
 * is notified.
 */
export function createAgreementBook(journal: Journal<AgreementEntry>) {
  const byExternalNo = new Map<string, Agreement>();
  const externalNos = new Map<string, string>();

  function keep(agreement: Agreement): Agreement {
    byExternalNo.set(agreement.externalNo, agreement);
    externalNos.set(agreement.agreementNo, agreement.externalNo);
    return agreement;
  }
  function forget(): void {
    byExternalNo.clear();
    externalNos.clear();
  }
  for (const entry of journal.past) 'agreement' in entry ? keep(entry.agreement) : forget();

  function put(agreement: Agreement): Agreement {
    journal.write({ agreement });
    return keep(agreement);
  }

  return {
    put,
    find: (externalNo: string) => byExternalNo.get(externalNo),
    /** A number that was replaced by a new signing is unknown. */
    findByNo(agreementNo: string) {
      const agreement = byExternalNo.get(externalNos.get(agreementNo) ?? '');
      return agreement?.agreementNo === agreementNo ? agreement : undefined;
    },
    all: (): Agreement[] => [...byExternalNo.values()],
    /** Undefined if the agreement is already signed. */
    sign(terms: SigningTerms, { appId, brand, subject }: Signer): Agreement | undefined {
      const known = byExternalNo.get(terms.externalNo);
      if (known && known.appId !== appId) throw new Refused('ACQ.CONTEXT_INCONSISTENT');
      if (known?.status === 'NORMAL') return undefined;
      const now = Date.now();
      return put({
        ...terms,
        appId,
        brand,
        subject,
        agreementNo: newNumber(now),
        status: 'NORMAL',
        signedAt: now,
        unsignedAt: null,
        nextDay: terms.executeDay,
        purse: 'full',
      });
    },
    forget(): void {
      journal.write({ forgotten: true });
      forget();
    },
  };
}

export type AgreementBook = ReturnType<typeof createAgreementBook>;

/** Twenty digits, like Alipay's. */
function newNumber(at: number): string {
  const day = beijingTime(at).slice(0, 10).replaceAll('-', '');
  return `${day}${String(randomInt(1_000_000_000_000)).padStart(12, '0')}`;
}
