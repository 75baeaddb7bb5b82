import type { CallOutput, CallRequest } from '@juban/contract';
import { CODE } from '@juban/contract/code-names';
import { phoneCodeTexts } from '@juban/contract/texts/phone-code';
import { unionTexts } from '@juban/contract/texts/union';
import type { UnionType } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import { answeredOr } from '../../lib/answered.ts';
import { clientQueryOf, type NamedClient } from '../../lib/client-query.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { Secrets } from '../../lib/secrets.ts';
import { withoutPhones } from '../../lib/without-phones.ts';
import type { Clock } from '../../ports/clock.ts';
import {
  type PartnerAccount,
  type PartnerGateway,
  type PartnerPages,
  PartnerRefused,
  PartnerUnavailable,
} from '../../ports/partner-gateway.ts';
import type { Account, AccountService } from '../identity/account.service.ts';
import type { CodeCaller, SmsCodeService } from '../identity/sms-code.service.ts';
import type { TicketService } from '../identity/ticket.service.ts';
import { findBinding, findUnion, putBinding, type Union } from './union.repository.ts';

export interface UnionBindDeps {
  db: Db;
  clock: Clock;
  secrets: Secrets;
  accounts: Pick<AccountService, 'authenticate'>;
  codes: Pick<SmsCodeService, 'checkCode' | 'useCode'>;
  tickets: Pick<TicketService, 'issue' | 'holderOf' | 'use'>;
  partners: Pick<PartnerGateway, 'findAccount' | 'bind'> & PartnerPages;
  publicOrigin: string;
}

interface Binding {
  union: Union;
  userId: number;
  account: PartnerAccount;
  mobile?: string;
}

interface WayBack {
  /** As whom the page was left: the partner sends back to an address alone. */
  client: NamedClient;
  /** Another page than the union's own. */
  pathOf?: (ticket: string) => string;
}

/** Who says which account is theirs; a ticket is used up by it. */
interface Returned {
  userId: number;
  ticket?: string;
}

type BindInput = CallRequest<'bindUnion'>;

export type UnionBindService = ReturnType<typeof createUnionBindService>;

/**
 * Which account of a partner is the user's: as the partner's own page named it on the way back, or by a phone that its
 * code proved. Naming another's gains nothing: what is bought goes to the account that is named.
 */
export function createUnionBindService(deps: UnionBindDeps) {
  const { db, clock, secrets, accounts, codes, tickets, partners, publicOrigin } = deps;

  async function unionOf(type: string, bindBy: Union['bindBy']): Promise<Union> {
    const union = await findUnion(db, type);
    if (!union) throw new Refusal(CODE.notFound, { msg: unionTexts.unknownUnion });
    if (union.bindBy !== bindBy) throw new Refusal(CODE.badRequest, { msg: OTHER_WAY[bindBy] });
    return union;
  }

  /** The partner is told before we write: whichever of both is missed, binding again mends it. */
  async function tellPartner({ union, userId, account, mobile }: Binding): Promise<void> {
    const { openId, nickName } = account;
    const key = `union-bind:${union.unionType}:${userId}:${openId}`;
    const bound = { userId: String(userId), openId, nickName, ...(mobile ? { mobile } : {}) };
    await answered(partners.bind(union.partner, bound, key));
  }

  const keep = (tx: Db, { union, userId, account, mobile }: Binding) =>
    putBinding(tx, {
      userId,
      unionType: union.unionType,
      ...account,
      phoneSealed: mobile ? secrets.seal(mobile) : null,
      boundAt: clock.businessNow(),
    });

  /** The ticket's holder; or whose token stands in its place, from apps that know no tickets. */
  async function returnedWith(ticket: string, bond: string): Promise<Returned | undefined> {
    const holder = await tickets.holderOf(ticket, bond);
    if (holder !== undefined) return { userId: holder, ticket };
    const account = await accounts.authenticate(ticket);
    return account && { userId: account.id };
  }

  async function bindReturned(input: BindInput, { userId, ticket }: Returned): Promise<void> {
    const union = await unionOf(input.type, 'redirect');
    if (!input.openId) throw new Refusal(CODE.badRequest, { msg: unionTexts.unknownAccount });
    const { openId, nickName } = input;
    const found = await answered(partners.findAccount(union.partner, { openId }));
    if (!found) throw new Refusal(CODE.bindFailed);
    // What the address says counts for nothing but a name that the partner does not tell.
    const binding = { union, userId, account: named(found, nickName) };
    await tellPartner(binding);
    await db.transaction(async (tx) => {
      if (ticket && !(await tickets.use(tx, ticket, bondOf(input.type))))
        throw new Refusal(CODE.bindTicketGone);
      await keep(tx, binding);
    });
  }

  async function bindByPhone(input: BindInput, account: Account, caller: CodeCaller): Promise<void> {
    const union = await unionOf(input.type, 'phone');
    const { mobile, code } = input;
    if (!mobile || !code) throw new Refusal(CODE.badRequest, { msg: phoneCodeTexts.bothMissing });
    const codeId = await codes.checkCode({ phone: mobile, purpose: 'verify' }, code, caller);
    const found = await answered(partners.findAccount(union.partner, { mobile }));
    if (!found) throw new Refusal(CODE.bindFailed, { msg: unionTexts.noSuchAccount });
    const binding = { union, userId: account.id, account: named(found), mobile };
    await tellPartner(binding);
    await db.transaction(async (tx) => {
      await codes.useCode(tx, codeId);
      await keep(tx, binding);
    });
  }

  return {
    /** Where the user goes to pick an account; the way back holds a ticket, never the token. */
    async startBind(
      userId: number,
      type: UnionType,
      { client, pathOf }: WayBack,
    ): Promise<CallOutput<'startUnionBind'>> {
      const { partner, appId } = await unionOf(type, 'redirect');
      const { ticket, expiresIn } = await tickets.issue(userId, bondOf(type));
      const back = new URL(pathOf?.(ticket) ?? `/vip/union/${partner}/status/${ticket}`, publicOrigin);
      for (const [name, value] of Object.entries(clientQueryOf(client))) back.searchParams.set(name, value);
      const returnUrl = back.href;
      return { url: await answered(partners.bindPageOf(partner, { returnUrl, appId })), expiresIn };
    },

    /** By whoever comes back with the ticket; where somebody is logged in it must be their own. */
    async bindByTicket(input: BindInput, ticket: string, caller: Account | undefined): Promise<void> {
      const returned = await returnedWith(ticket, bondOf(input.type));
      if (!returned || (caller && caller.id !== returned.userId)) throw new Refusal(CODE.bindTicketGone);
      await bindReturned(input, returned);
    },

    /** By whoever is logged in: with a phone and its code, or with the account that the partner's page named. */
    async bindOwn(input: BindInput, account: Account, caller: CodeCaller): Promise<void> {
      const { type, mobile, code } = input;
      const union = await findUnion(db, type);
      if (union?.bindBy === 'redirect' && !mobile && !code) await bindReturned(input, { userId: account.id });
      else await bindByPhone(input, account, caller);
    },

    async getConfig(caller: Account, type: UnionType): Promise<CallOutput<'getUnionConfig'>> {
      const union = await findUnion(db, type);
      if (!union) throw new Refusal(CODE.notFound, { msg: unionTexts.unknownUnion });
      const bound = await findBinding(db, caller.id, type);
      return {
        youPromId: union.promId,
        youProductId: union.productId,
        youAppId: union.appId,
        openId: bound?.openId ?? '',
        nickName: bound?.nickName ?? '',
        headImg: bound?.headImg ?? '',
        name: union.name,
        rrMobile: caller.phoneSealed ? secrets.open(caller.phoneSealed) : '',
        mobile: bound?.phoneSealed ? secrets.open(bound.phoneSealed) : '',
        userId: String(caller.id),
      };
    },
  };
}

const OTHER_WAY = {
  redirect: unionTexts.bindsByPhone,
  phone: unionTexts.bindsOnPage,
} as const satisfies Record<Union['bindBy'], string>;

/** Some partners name people by their phones. */
const named = (account: PartnerAccount, otherwise = ''): PartnerAccount => ({
  ...account,
  nickName: withoutPhones(account.nickName || otherwise),
});

const bondOf = (type: UnionType) => `union:${type}`;

/** A partner that says no or nothing: the account is not bound, and may be tried again. */
const answered = answeredOr([PartnerUnavailable, CODE.bindFailed], [PartnerRefused, CODE.bindFailed]);
