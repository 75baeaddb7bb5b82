import { CODE } from '@juban/contract/code-names';
import { DAY_MS } from '@juban/domain';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod/mini';
import { Refusal } from '../lib/refusal.ts';
import { type CaseSteps, type CaseUser, createCaseSteps } from './lab-case-steps.ts';
import { postponeChecks, postponeMessages } from './lab-cases.repository.ts';
import { labInput } from './lab-input.ts';
import type { LabOptions } from './lab-options.ts';

const HOUR_MS = 3_600_000;
/** Long enough for a person to look at the case before the product repairs it by itself. */
const LATER_MS = 6 * HOUR_MS;
/** A month that was paid so long ago is charged again today. */
const MONTH_AGO_MS = 31 * DAY_MS;
/** Notice and charge of that month are within these. */
const LAST_DAYS = 8;
const MOST_ROUNDS = 10;
const MOST_ITEMS = 6;

interface Case {
  user: CaseUser;
  orderNo?: string;
}

const KINDS = [
  'lost-notification',
  'paid-twice',
  'refund-stuck',
  'renewal-failed',
  'prize-undelivered',
  'code-used-up',
  'deletion-pending',
] as const;
type Kind = (typeof KINDS)[number];

const inputSchema = z.object({ kind: z.enum(KINDS) });

/** Makes cases for the support desk, as users, wallets and partners would get there themselves. */
export async function labCaseRoutes(app: FastifyInstance, { product }: LabOptions): Promise<void> {
  const { services, foundation } = product;
  const { clock, database } = foundation;
  const steps: CaseSteps = createCaseSteps(app);
  const later = () => new Date(clock.businessNow().getTime() + LATER_MS);

  /** The provider does not answer meanwhile; its fault before is set again. */
  async function whileDown<Result>(work: () => Promise<Result>): Promise<Result> {
    const { alipay } = await steps.lab<Record<string, { fault: string }>>('GET', '/sandbox');
    await steps.lab('POST', '/sandbox', { provider: 'aliPay', fault: 'http500' });
    const fault = alipay?.fault ?? 'none';
    return work().finally(() => steps.lab('POST', '/sandbox', { provider: 'aliPay', fault }));
  }

  /** No partner answers meanwhile. */
  async function whilePartnersDown<Result>(work: () => Promise<Result>): Promise<Result> {
    const partners = await steps.lab<Array<{ partner: string; state: string }>>('GET', '/partners');
    const turn = async (change: (state: string) => string) => {
      for (const { partner, state } of partners)
        await steps.lab('POST', '/partner', { partner, state: change(state) });
    };
    await turn(() => 'down');
    return work().finally(() => turn((state) => state));
  }

  /** Settled also where no notification arrives, as by the check that follows one that is lost. */
  async function pay(orderNo: string, provider: 'alipay' | 'wechat' = 'alipay'): Promise<void> {
    await steps.lab('POST', '/pay', { orderNo, provider, outcome: 'paid', notify: 'once' });
    await services.support.reconcile(orderNo);
  }

  /** What is due with contracts: notices, charges and their results. */
  async function renewDue(): Promise<void> {
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const worked = await services.renewals.bringForwardDue();
      if (worked + (await services.outbox.drain()) === 0) return;
    }
  }

  async function buy(user: CaseUser): Promise<string> {
    const orderNo = await steps.order(user);
    await pay(orderNo);
    return orderNo;
  }

  const CASES: Readonly<Record<Kind, () => Promise<Case>>> = {
    'lost-notification': async () => {
      const user = await steps.makeUser();
      const orderNo = await steps.order(user);
      await postponeChecks(database.db, Number(user.id), later());
      await steps.lab('POST', '/pay', { orderNo, outcome: 'paid', notify: 'drop' });
      return { user, orderNo };
    },

    'paid-twice': async () => {
      const user = await steps.makeUser();
      const orderNo = await steps.order(user);
      await steps.call('payOrder', { orderNo, payChannel: 'wechat' }, user);
      // Both wallets are open: the second is paid before anybody knows of the first.
      await steps.lab('POST', '/pay', { orderNo, provider: 'wechat', outcome: 'paid', notify: 'drop' });
      await pay(orderNo);
      return { user, orderNo };
    },

    'refund-stuck': async () => {
      const user = await steps.makeUser();
      const orderNo = await buy(user);
      await whileDown(async () => {
        await steps.call('requestRefund', { orderNo }, user);
        await services.outbox.drain();
        await postponeMessages(database.db, `${orderNo}R`, later());
      });
      return { user, orderNo };
    },

    'renewal-failed': async () => {
      const user = await steps.makeUser({ ageDays: 60 });
      let left = MONTH_AGO_MS;
      const move = async (ms: number) => {
        await steps.lab('POST', '/clock', { advanceMs: ms });
        left -= ms;
      };
      await steps.lab('POST', '/clock', { advanceMs: -MONTH_AGO_MS });
      try {
        const orderNo = await steps.order(user, { renews: true });
        await pay(orderNo);
        await steps.lab('POST', '/contract', { contractNo: orderNo, act: 'empty' });
        await move(MONTH_AGO_MS - LAST_DAYS * DAY_MS);
        // Day by day, so that the notice is sent three days before the charge.
        for (let day = 0; day <= LAST_DAYS; day += 1) {
          await renewDue();
          if (day < LAST_DAYS) await move(DAY_MS);
        }
        return { user, orderNo };
      } finally {
        if (left > 0) await move(left);
      }
    },

    'prize-undelivered': async () => {
      const user = await steps.makeUser();
      const orderNo = await buy(user);
      const keyStart = `partner:activity:${user.id}:`;
      await claimReward(steps, user);
      // Before a background job delivers it.
      if ((await postponeMessages(database.db, keyStart, later())) === 0) throw new Refusal(CODE.busy);
      await whilePartnersDown(async () => {
        await postponeMessages(database.db, keyStart, clock.businessNow());
        await services.outbox.drain();
        await postponeMessages(database.db, keyStart, later());
      });
      return { user, orderNo };
    },

    'code-used-up': async () => {
      const user = await steps.makeUser();
      await steps.lab('POST', '/campaign/codes', { userId: user.id, state: 'used' });
      return { user };
    },

    'deletion-pending': async () => {
      const user = await steps.makeUser({ preset: 'member' });
      await steps.call('sendDeletionCode', {}, user);
      const sent = await steps.lab<Array<{ code: string }>>('GET', '/sms', { mobile: user.mobile });
      const code = sent.find((message) => message.code !== '')?.code ?? '';
      await steps.call('askDeletion', { understood: true, code }, user);
      return { user };
    },
  };

  app.post('/lab/api/cases', async (request) => {
    const { kind } = labInput(inputSchema, request.body);
    const { user, orderNo } = await CASES[kind]();
    return { userId: user.id, mobile: user.mobile, ...(orderNo === undefined ? {} : { orderNo }) };
  });
}

/** The first reward of the activity of the day that the user may claim. */
async function claimReward(steps: CaseSteps, user: CaseUser): Promise<void> {
  const { list } = await steps.call('getActivityInfo', { activity: '' }, user);
  const items = list.flatMap(({ itemList }) => itemList).slice(0, MOST_ITEMS);
  for (const { id } of items) {
    const claimed = await steps.call('claimActivityReward', { itemId: id }, user).then(
      () => true,
      () => false,
    );
    if (claimed) return;
  }
  throw new Refusal(CODE.rewardStockGone);
}
