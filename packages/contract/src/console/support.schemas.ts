import { z } from 'zod/mini';
import { remark } from '../fields.ts';
import { actDone, actFields, afterKey, nextKey } from './act.fields.ts';
import {
  brand,
  contractRow,
  fen,
  found,
  number,
  order,
  orderFilter,
  orderRow,
  paymentRow,
  time,
  user,
  userId,
  userRow,
} from './support.fields.ts';

const grantKind = z.enum(['days', 'points', 'vPower']);

export const supportSchemas = {
  search: {
    summary:
      'User id, phone, order, payment, trade number, contract, redeem code or feedback number in one field',
    input: z.object({ q: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)) }),
    output: z.array(found),
  },
  listUsers: {
    summary: 'Users, newest first; a page may be short or empty while there is a next one',
    input: z.object({ brand: z.optional(brand), from: time, until: time, after: afterKey }),
    output: z.object({ users: z.array(userRow), next: nextKey }),
  },
  getUser: {
    summary:
      'Everything that explains a user: membership by cause, ledgers, orders, contracts, sessions, acts',
    input: z.object({ id: userId }),
    output: user,
  },
  listOrders: {
    summary: 'Orders, newest first; a page may be short or empty while there is a next one',
    input: z.object({ ...orderFilter, after: afterKey }),
    output: z.object({ orders: z.array(orderRow), next: nextKey }),
  },
  sumOrders: {
    summary: 'Totals of a filter of orders',
    input: z.object(orderFilter),
    output: z.object({
      orders: z.int(),
      paidOrders: z.int(),
      paidFen: fen,
      refundedFen: fen,
      isCapped: z.boolean(),
    }),
  },
  exportOrders: {
    summary: 'The orders of a filter as CSV; an entry of the audit log',
    input: z.object({ ...orderFilter, reason: actFields.reason }),
    output: z.unknown(),
  },
  getOrder: {
    summary: 'An order with its steps, payments, notifications, refunds, and why it is as it is',
    input: z.object({ orderNo: number }),
    output: order,
  },
  listPayments: {
    summary: 'Payments, newest first; a page may be short or empty while there is a next one',
    input: z.object({
      brand: z.optional(brand),
      provider: z.optional(z.string().check(z.maxLength(32))),
      state: z.optional(z.string().check(z.maxLength(32))),
      from: time,
      until: time,
      after: afterKey,
    }),
    output: z.object({ payments: z.array(paymentRow), next: nextKey }),
  },
  listContracts: {
    summary: 'Renewal contracts by their next charge, or newest first',
    input: z.object({
      brand: z.optional(brand),
      state: z.optional(z.string().check(z.maxLength(32))),
      /** due: the next charge first; failed: only with a failed charge. */
      order: z._default(z.enum(['newest', 'due', 'failed']), 'newest'),
      after: afterKey,
    }),
    output: z.object({ contracts: z.array(contractRow), next: nextKey }),
  },
  revealPhone: {
    summary: 'The phone of a user in full; at most 20 a day, each an entry of the audit log',
    input: z.object({ id: userId, reason: actFields.reason, ticket: actFields.ticket }),
    output: z.object({ mobile: z.string() }),
  },
  grantToUser: {
    summary: 'Give days, points or V power; above the limits a second person has to agree',
    input: z.object({
      id: userId,
      kind: grantKind,
      amount: z.int().check(z.minimum(1), z.maximum(1_000_000)),
      ...actFields,
    }),
    output: actDone,
  },
  endUserSessions: {
    summary: 'End the sessions of a user',
    input: z.object({ id: userId, ...actFields }),
    output: actDone,
  },
  cancelContract: {
    summary: 'Cancel a renewal contract at the wish of its user',
    input: z.object({ contractNo: number, ...actFields }),
    output: actDone,
  },
  askProvider: {
    summary: 'Ask the provider about every payment of an order and settle its answer',
    input: z.object({ orderNo: number, reason: remark(500) }),
    output: z.object({ results: z.array(z.string()) }),
  },
  replayNotifications: {
    summary: 'Process the stored notifications of an order again',
    input: z.object({ orderNo: number, reason: remark(500) }),
    output: z.object({ results: z.array(z.string()) }),
  },
  refundOrder: {
    summary: 'Refund what is left of an order or a part; above the limits a second person has to agree',
    input: z.object({
      orderNo: number,
      /** All that is left by default. */
      fen: z.optional(z.int().check(z.minimum(1), z.maximum(100_000_00))),
      ...actFields,
    }),
    output: actDone,
  },
};
