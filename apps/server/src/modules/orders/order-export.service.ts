import { Readable } from 'node:stream';
import type { ConsoleRequest } from '@juban/contract/console/console-schemas';
import { deskTexts, ORDER_STATE_NAMES } from '@juban/contract/console/desk-texts';
import { secondText, shanghaiDay } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import type { ListKey } from '../../db/keyset.ts';
import { CSV_MARK, csvLine } from '../../lib/csv.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Actor, AuditService } from '../audit/audit.service.ts';
import type { DeskUserService } from '../identity/desk-user.service.ts';
import { ALL_BRANDS, type BrandScope } from '../staff/staff-identity.service.ts';
import { type ListedOrder, listOrderPage, type OrderFilter } from './order-list.repository.ts';
import { filterOf, type SentFilter } from './order-list.service.ts';

const MOST_ROWS = 1_000_000;
const ROWS_AT_ONCE = 1_000;

export interface OrderExportDeps {
  db: Db;
  clock: Clock;
  audit: Pick<AuditService, 'write'>;
  deskUsers: Pick<DeskUserService, 'phonesOf'>;
  /** Less in tests. */
  mostRows?: number;
}

export type OrderExportService = ReturnType<typeof createOrderExportService>;

const { exportColumns, filterNames } = deskTexts;

/** The orders of a filter as a table for a spreadsheet. */
export function createOrderExportService({
  db,
  clock,
  audit,
  deskUsers,
  mostRows = MOST_ROWS,
}: OrderExportDeps) {
  const lineOf = (order: ListedOrder, mobile: string): string =>
    csvLine([
      order.orderNo,
      String(order.userId),
      mobile,
      order.brand,
      order.clientType,
      order.goodsName,
      (order.fen / 100).toFixed(2),
      ORDER_STATE_NAMES[order.state] ?? order.state,
      deskTexts.provider(order.provider),
      secondText(order.createdMs),
      order.paidMs === null ? '' : secondText(order.paidMs),
    ]);

  /** Page by page, so that neither this server nor the database holds more than a page. */
  async function* rowsBy(filter: OrderFilter): AsyncGenerator<string> {
    let after: ListKey | undefined;
    let written = 0;
    do {
      const most = Math.min(ROWS_AT_ONCE, mostRows - written);
      const { rows, next } = await listOrderPage(db, filter, { after, most });
      const phones = await deskUsers.phonesOf(rows.map(({ userId }) => userId));
      yield rows.map((order) => lineOf(order, phones.get(order.userId) ?? '')).join('');
      written += rows.length;
      after = next ?? undefined;
    } while (after && written < mostRows);
    if (after) yield csvLine([deskTexts.exportCut(mostRows)]);
  }

  async function* file(filter: OrderFilter, head: string): AsyncGenerator<string> {
    yield `${CSV_MARK}${csvLine([head])}${csvLine(Object.values(exportColumns))}`;
    yield* rowsBy(filter);
  }

  return {
    /** Written to the audit log before the first line is sent. */
    async open(
      { reason, ...sent }: ConsoleRequest<'exportOrders'>,
      scope: BrandScope,
      { by, name }: { by: Actor; name: string },
    ): Promise<{ name: string; lines: Readable }> {
      const filter = textOf(sent, scope);
      const changes = [{ what: '导出订单', before: '', after: filter }];
      const target = `orders:${sent.brand ?? ALL_BRANDS}`;
      await db.transaction((tx) => audit.write(tx, { by, call: 'exportOrders', target, reason, changes }));
      const now = clock.realNow();
      const head = deskTexts.exportHead(name, now, filter);
      return {
        name: `orders-${shanghaiDay(now)}.csv`,
        lines: Readable.from(file(filterOf(sent, scope), head), { objectMode: false }),
      };
    },
  };
}

/** A filter in words, for the file and the audit log. */
function textOf(filter: SentFilter, scope: BrandScope): string {
  const parts = (Object.keys(filterNames) as Array<keyof typeof filterNames>).flatMap((name) => {
    const value = filter[name];
    if (value === undefined) return [];
    const isTime = name === 'from' || name === 'until';
    return [`${filterNames[name]} ${isTime ? secondText(Number(value)) : value}`];
  });
  if (scope !== ALL_BRANDS && filter.brand === undefined)
    parts.unshift(`${filterNames.brand} ${scope.join('、')}`);
  return parts.join('，') || deskTexts.noFilter;
}
