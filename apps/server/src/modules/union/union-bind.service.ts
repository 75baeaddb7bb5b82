import type { CallOutput, CallRequest } from '@juban/contract';
import { CODE } from '@juban/contract/code-names';
import { phoneCodeTexts } from '@juban/contract/texts/phone-code';
import { unionTexts } from '@juban/contract/texts/union';
import type { UnionType } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import { clientQueryOf, type NamedClient } from '../../lib/client-query.ts';
import { Refusal } from '../../lib/refusal.ts';
import { refuseFailures } from '../../lib/refuse-failures.ts';
import { randomHandle, type Secrets, sha256 } from '../../lib/secrets.ts';
import { withoutPhones } from '../../lib/without-phones.ts';
import type { Clock } from '../../ports/clock.ts';
import {
  type PartnerAccount,
  type PartnerGateway,
  type PartnerPages,
  PartnerRefused,
  PartnerUnavailable,
} from '../../ports/partner-gateway.ts';
import type { Account } from '../identity/account.service.ts';
import { type CodeCaller, partnerCode, type SmsCodeService } from '../identity/sms-code.service.ts';
import type { TicketService } from '../identity/ticket.service.ts';
import { findBinding, findUnion, putBinding, type Union } from './union.repository.ts';

export interface UnionBindDeps {
  db: Db;
  clock: Clock;
  secrets: Secrets;
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

/** One login of a user. */
export interface Session {
  userId: number;
  token: string;
}

interface WayBack {
  /** The client that opened the page: the partner returns to an address without headers. */
  client: NamedClient;
  /** Another page than the union's own. */
  pathOf?: (ticket: string) => string;
}

type BindInput = CallRequest<'bindUnion'>;

export type UnionBindService = ReturnType<typeof createUnionBindService>;

/**
 * The partner account of a user, proved by its owner: by the partner's signed answer to a request of this
 * login, or by a code sent to the account's phone.
 */
export function createUnionBindService(deps: UnionBindDeps) {
  const { db, clock, secrets, codes, tickets, partners, publicOrigin } = deps;

  async function unionOf(type: string, bindBy: Union['bindBy']): Promise<Union> {
    const union = await findUnion(db, type);
    if (!union) throw new Refusal(CODE.notFound, { msg: unionTexts.unknownUnion });
    if (union.bindBy !== bindBy) throw new Refusal(CODE.badRequest, { msg: OTHER_WAY[bindBy] });
    return union;
  }

  /** The partner is notified before we write: if either step is lost, binding again repairs it. */
  async function notifyPartner({ union, userId, account, mobile }: Binding): Promise<void> {
    const { openId, nickName } = account;
    const key = `union-bind:${union.unionType}:${userId}:${openId}`;
    const bound = { userId: String(userId), openId, nickName, ...(mobile ? { mobile } : {}) };
    await refuseIfUnavailable(partners.bind(union.partner, bound, key));
  }

  const keep = (tx: Db, { union, userId, account, mobile }: Binding) =>
    putBinding(tx, {
      userId,
      unionType: union.unionType,
      ...account,
      phoneSealed: mobile ? secrets.seal(mobile) : null,
      boundAt: clock.businessNow(),
    });

  async function bindByPhone(input: BindInput, account: Account, caller: CodeCaller): Promise<void> {
    const union = await unionOf(input.type, 'phone');
    const { mobile, code } = input;
    if (!mobile || !code) throw new Refusal(CODE.badRequest, { msg: phoneCodeTexts.bothMissing });
    const codeId = await codes.checkCode({ phone: mobile, ...partnerCode(input.type) }, code, caller);
    const found = await refuseIfUnavailable(partners.findAccount(union.partner, { mobile }));
    if (!found) throw new Refusal(CODE.bindFailed, { msg: unionTexts.noSuchAccount });
    const binding = { union, userId: account.id, account: withoutPhone(found), mobile };
    await notifyPartner(binding);
    await db.transaction(async (tx) => {
      await codes.useCode(tx, codeId);
      await keep(tx, binding);
    });
  }

  return {
    /**
     * The page where the user picks an account; the return address contains a ticket of this login, never its token.
     */
    async startBind(
      session: Session,
      type: UnionType,
      { client, pathOf }: WayBack,
    ): Promise<CallOutput<'startUnionBind'>> {
      const { partner, appId } = await unionOf(type, 'redirect');
      const nonce = randomHandle();
      const { ticket, expiresIn } = await tickets.issue(session.userId, bondOf(type, session, nonce));
      const back = new URL(pathOf?.(ticket) ?? `/vip/union/${partner}/status/${ticket}`, publicOrigin);
      for (const [name, value] of Object.entries(clientQueryOf(client))) back.searchParams.set(name, value);
      const page = { returnUrl: back.href, appId, state: ticket, nonce };
      return { url: await refuseIfUnavailable(partners.bindPageOf(partner, page)), expiresIn };
    },

    /**
     * With the answer of the partner's page: the ticket is the state that it signed. It is bound to the login
     * that requested it, so that nobody can use an answer for another user's account.
     */
    async bindReturned(input: BindInput, ticket: string, session: Session): Promise<void> {
      const union = await unionOf(input.type, 'redirect');
      const { openId, nickName, nonce, sign } = input;
      const bond = bondOf(input.type, session, nonce);
      if ((await tickets.holderOf(ticket, bond)) !== session.userId) throw new Refusal(CODE.bindTicketGone);
      if (!openId) throw new Refusal(CODE.badRequest, { msg: unionTexts.unknownAccount });
      if (!partners.isSignedReturn(union.partner, { state: ticket, nonce, openId, nickName, sign }))
        throw new Refusal(CODE.bindFailed, { msg: unionTexts.bindNotProved });
      const found = await refuseIfUnavailable(partners.findAccount(union.partner, { openId }));
      if (!found) throw new Refusal(CODE.bindFailed);
      const account = withoutPhone({ ...found, nickName: found.nickName || nickName });
      const binding = { union, userId: session.userId, account };
      await notifyPartner(binding);
      await db.transaction(async (tx) => {
        if (!(await tickets.use(tx, ticket, bond))) throw new Refusal(CODE.bindTicketGone);
        await keep(tx, binding);
      });
    },

    bindByPhone,

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
const withoutPhone = (account: PartnerAccount): PartnerAccount => ({
  ...account,
  nickName: withoutPhones(account.nickName),
});

/** The purpose of a ticket: this union, this login, this nonce. */
const bondOf = (type: UnionType, { token }: Session, nonce: string) =>
  `union:${type}:${sha256(`${token}:${nonce}`)}`;

/** A partner that refuses or does not answer: the account is not bound, and it can be retried. */
const refuseIfUnavailable = refuseFailures(
  [PartnerUnavailable, CODE.bindFailed],
  [PartnerRefused, CODE.bindFailed],
);
