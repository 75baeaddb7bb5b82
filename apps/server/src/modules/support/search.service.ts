import { brandOfClientType } from '@juban/catalog';
import type { ConsoleOutput } from '@juban/contract/console/console-schemas';
import { deskTexts } from '@juban/contract/console/desk-texts';
import { isMainlandMobile, normalisePhone, normaliseRedeemCode, ownerOf } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import type { Secrets } from '../../lib/secrets.ts';
import { withoutSecrets } from '../../lib/without-secrets.ts';
import { findOwnerOfEarlierCode, listPartners } from '../campaign/draw-records.service.ts';
import { findByHashes } from '../codes/code-records.service.ts';
import { findFeedback } from '../feedback/feedback-records.service.ts';
import type { DeskUserService } from '../identity/desk-user.service.ts';
import { findOrder } from '../orders/order-history.service.ts';
import type { PaymentListService } from '../payments/payment-list.service.ts';
import { findPayment } from '../payments/payment-records.service.ts';
import type { ContractListService } from '../renewals/contract-list.service.ts';
import { type BrandScope, isInScope } from '../staff/staff-identity.service.ts';

const USER_ID = /^[1-9]\d{0,14}$/;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** Numbers of providers. */
const FOREIGN_NUMBER = /^[\w.-]{6,64}$/;
const CODE_FORM = /^[!-~]{4,64}$/;
const TITLE_LENGTH = 30;

type Found = ConsoleOutput<'search'>[number];

export interface SearchDeps {
  db: Db;
  secrets: Pick<Secrets, 'index'>;
  deskUsers: Pick<DeskUserService, 'find' | 'findOwner'>;
  paymentLists: Pick<PaymentListService, 'findByTradeNo'>;
  contractLists: Pick<ContractListService, 'find' | 'findByExternalNo'>;
}

export type SearchService = ReturnType<typeof createSearchService>;

/** One field for every number that a user or provider may name. Each look-up is by a key or an index. */
export function createSearchService({ db, secrets, deskUsers, paymentLists, contractLists }: SearchDeps) {
  async function findUser(id: number | undefined, scope: BrandScope): Promise<Found[]> {
    const user = id === undefined ? undefined : await deskUsers.find(id, scope);
    if (!user) return [];
    const title = deskTexts.searchUser(user.nickName, user.mobile);
    return [{ kind: 'user', id: user.id, title, page: { kind: 'user', id: user.id } }];
  }

  async function findOwnNumber(number: string, scope: BrandScope): Promise<Found[]> {
    const userId = ownerOf(number);
    if (userId === undefined) return [];
    const [order, payment, contract] = await Promise.all([
      findOrder(db, userId, number),
      findPayment(db, userId, number),
      contractLists.find(userId, number, scope),
    ]);
    const found: Found[] = [];
    if (order && isInScope(scope, order.brand)) {
      const { orderNo, goodsName, fen, state } = order;
      const title = deskTexts.searchOrder(goodsName, fen, state);
      found.push({ kind: 'order', id: orderNo, title, page: { kind: 'order', id: orderNo } });
    }
    // The first payment of an order has its number; the order is the answer.
    if (payment && !order) {
      const paidFor = await findOrder(db, userId, payment.orderNo);
      if (paidFor && isInScope(scope, paidFor.brand)) found.push(foundPayment(payment));
    }
    if (contract) found.push(foundContract({ ...contract, userId: String(userId) }));
    return found;
  }

  async function findForeignNumber(number: string, scope: BrandScope): Promise<Found[]> {
    if (!FOREIGN_NUMBER.test(number)) return [];
    const [payments, contracts] = await Promise.all([
      paymentLists.findByTradeNo(number, scope),
      contractLists.findByExternalNo(number, scope),
    ]);
    return [...payments.map(foundPayment), ...contracts.map(foundContract)];
  }

  async function findCode(typed: string, scope: BrandScope): Promise<Found[]> {
    const code = normaliseRedeemCode(typed);
    if (!CODE_FORM.test(code)) return [];
    const partners = await listPartners(db);
    const ofMakers = partners.flatMap((partner) =>
      [typed, code].map((one) => secrets.index('maker-code', `${partner}:${one}`)),
    );
    const [batched, earlier] = await Promise.all([
      findByHashes(db, [secrets.index('redeem-code', code), ...ofMakers]),
      findOwnerOfEarlierCode(db, code),
    ]);
    const found = batched.map((one) => ({ ...one, id: `${one.batchId}:${one.seq}` }));
    if (earlier && found.length === 0)
      found.push({ ...earlier, id: `earlier:${earlier.userId}`, batchId: '', seq: 0, isUsed: false });
    const shown = await Promise.all(
      found.map(async ({ id, userId, givenAt, isUsed }): Promise<Found[]> => {
        // A code belongs to no brand until a user has it.
        if (userId === null || !(await deskUsers.find(userId, scope))) return [];
        const title = deskTexts.searchCode(maskCode(code), givenAt, isUsed);
        return [{ kind: 'redeem-code', id, title, page: { kind: 'user', id: String(userId) } }];
      }),
    );
    return shown.flat();
  }

  async function findFeedbackNo(number: string, scope: BrandScope): Promise<Found[]> {
    const row = UUID.test(number) ? await findFeedback(db, number) : undefined;
    if (!row || !isInScope(scope, brandOfClientType(row.clientType).id)) return [];
    const title = withoutSecrets(row.content).slice(0, TITLE_LENGTH) || deskTexts.prizeFeedback;
    return [{ kind: 'feedback', id: row.feedbackId, title, page: { kind: 'user', id: String(row.userId) } }];
  }

  return {
    async search(q: string, scope: BrandScope): Promise<Found[]> {
      const compact = q.replace(/[\s\u200b-\u200f\ufeff]/g, '');
      if (compact === '' || compact.includes('\u0000')) return [];
      const owner = isMainlandMobile(compact)
        ? await deskUsers.findOwner(normalisePhone(compact))
        : undefined;
      const parts = await Promise.all([
        findUser(owner, scope),
        USER_ID.test(compact) ? findUser(Number(compact), scope) : [],
        findOwnNumber(compact, scope),
        findForeignNumber(compact, scope),
        findCode(q, scope),
        findFeedbackNo(compact.toLowerCase(), scope),
      ]);
      const found = parts.flat();
      return found.filter(
        (one, at) => found.findIndex(({ kind, id }) => kind === one.kind && id === one.id) === at,
      );
    },
  };
}

const maskCode = (code: string): string => `${code.slice(0, 2)}****${code.slice(-2)}`;

const foundPayment = (payment: {
  paymentNo: string;
  orderNo: string;
  provider: string;
  fen: number;
  state: string;
}): Found => ({
  kind: 'payment',
  id: payment.paymentNo,
  title: deskTexts.searchPayment(payment.provider, payment.fen, payment.state),
  page: { kind: 'order', id: payment.orderNo },
});

const foundContract = (contract: {
  contractNo: string;
  userId: string;
  goodsName: string;
  fen: number;
  state: string;
}): Found => ({
  kind: 'contract',
  id: contract.contractNo,
  title: deskTexts.searchContract(contract.goodsName, contract.fen, contract.state),
  page: { kind: 'user', id: contract.userId },
});
