import { createHash } from 'node:crypto';
import type { Journal } from '../lib/journal.ts';
import { PARTNER } from './texts.ts';

export interface PartnerAccount {
  openId: string;
  nickName: string;
  headImg: string;
}

export interface Grant {
  partner: string;
  account: string;
  days: number;
  product: string;
  key: string;
  at: number;
}

export type BookEntry = Grant | { forgotten: true };

/** Phones and ids without an account at any partner, for tests. */
const NO_PHONE = /4040$/;
const NO_ACCOUNT = /^nobody/;
const PHONE = /^1\d{10}$/;

export type PartnerBook = ReturnType<typeof openBook>;

/** State of the partners. A grant counts once per key, however often it is repeated. */
export function openBook(journal: Journal<BookEntry>) {
  const grants = new Map<string, Grant>();
  const asks = new Map<string, number>();
  const nickNames = new Map<string, string>();
  const bindings = new Map<string, string>();

  function forget(): void {
    for (const kept of [grants, asks, nickNames, bindings]) kept.clear();
  }
  for (const entry of journal.past) 'forgotten' in entry ? forget() : grants.set(entry.key, entry);

  const accountOf = (openId: string): PartnerAccount => ({
    openId,
    nickName: nickNames.get(openId) ?? '',
    headImg: '',
  });

  function find(partner: string, { mobile, openId }: { mobile?: string; openId?: string }) {
    if (mobile !== undefined) {
      if (NO_PHONE.test(mobile)) return undefined;
      const name = createHash('sha256').update(`${partner}:${mobile}`).digest('hex').slice(0, 24);
      nickNames.set(name, PARTNER.phoneName.replace('{tail}', mobile.slice(-4)));
      return accountOf(name);
    }
    return openId && !NO_ACCOUNT.test(openId) ? accountOf(openId) : undefined;
  }

  return {
    find,

    /** Whether the account exists; some partners identify accounts by phone. */
    knows: (partner: string, account: string): boolean =>
      find(partner, PHONE.test(account) ? { mobile: account } : { openId: account }) !== undefined,

    /** Remembers the name under which a person logged in. */
    enter: (openId: string, nickName: string) => void nickNames.set(openId, nickName),

    bind: (partner: string, userId: string, openId: string) =>
      void bindings.set(`${partner}:${userId}`, openId),

    grant(wanted: Grant): void {
      asks.set(wanted.key, (asks.get(wanted.key) ?? 0) + 1);
      if (grants.has(wanted.key)) return;
      grants.set(wanted.key, wanted);
      journal.write(wanted);
    },

    /** Each grant once, with the number of requests for it. */
    grants: (partner?: string) =>
      [...grants.values()]
        .filter((grant) => partner === undefined || grant.partner === partner)
        .map((grant) => ({ ...grant, asks: asks.get(grant.key) ?? 0 })),

    bindings: () => Object.fromEntries(bindings),

    forget(): void {
      journal.write({ forgotten: true });
      forget();
    },
  };
}
