import type { ConsoleOutput, ConsoleRequest } from '@juban/contract/console/console-schemas';
import type { Db } from '../../db/database.ts';
import { readKey, writeKey } from '../../db/keyset.ts';
import { type BrandScope, brandsOf } from '../staff/staff-identity.service.ts';
import { type ListedOrder, listOrderPage, type OrderFilter, sumOrderRows } from './order-list.repository.ts';

const PAGE = 50;
/** Totals are of the newest orders up to here, so that they are answered within a second. */
const MOST_SUMMED = 50_000;

export type SentFilter = Omit<ConsoleRequest<'listOrders'>, 'after'>;
type Row = ConsoleOutput<'listOrders'>['orders'][number];

export type OrderListService = ReturnType<typeof createOrderListService>;

/** Orders of the brands that a member of staff sees. */
export function createOrderListService({ db }: { db: Db }) {
  return {
    async list(input: ConsoleRequest<'listOrders'>, scope: BrandScope): Promise<ConsoleOutput<'listOrders'>> {
      const { after, ...filter } = input;
      const page = { after: readKey(after), most: PAGE };
      const { rows, next } = await listOrderPage(db, filterOf(filter, scope), page);
      return { orders: rows.map(orderRowOf), next: next && writeKey(next) };
    },

    /** The newest orders of a user. */
    async listOf(userId: number, scope: BrandScope): Promise<Row[]> {
      const filter = { brands: brandsOf(scope), userId };
      const { rows } = await listOrderPage(db, filter, { after: undefined, most: PAGE });
      return rows.map(orderRowOf);
    },

    async sum(
      filter: SentFilter,
      scope: BrandScope,
      most = MOST_SUMMED,
    ): Promise<ConsoleOutput<'sumOrders'>> {
      const { examined, ...sums } = await sumOrderRows(db, filterOf(filter, scope), most);
      return { ...sums, isCapped: examined > most };
    },
  };
}

export function filterOf(sent: SentFilter, scope: BrandScope): OrderFilter {
  const { brand, userId, from, until, ...others } = sent;
  const brands = brandsOf(scope);
  return {
    ...others,
    brands: brand === undefined ? brands : brands.filter((one) => one === brand),
    userId: userId === undefined ? undefined : Number(userId),
    from: dateOf(from),
    until: dateOf(until),
  };
}

const dateOf = (ms: number | undefined): Date | undefined => (ms === undefined ? undefined : new Date(ms));

const orderRowOf = ({ userId, createdMs, paidMs, ...row }: ListedOrder): Row => ({
  ...row,
  userId: String(userId),
  createTime: createdMs,
  payTime: paidMs,
});
