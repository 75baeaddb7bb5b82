import { causeTitle } from '@juban/contract/console/cause-titles';
import type { ConsoleOutput } from '@juban/contract/console/console-schemas';
import { deskTexts } from '@juban/contract/console/desk-texts';
import type { NamedDays } from '@juban/contract/console/explain-membership';
import { stretchesOf } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import {
  countCheckIns,
  type LedgerEntry,
  listAllDays,
  listBalances,
  listCheckInDays,
  listNewestEntries,
} from '../membership/ledger-records.service.ts';
import type { OwnBrands } from './own-brands.service.ts';

const MOST_ENTRIES = 100;
const MOST_DAYS = 31;

type User = ConsoleOutput<'getUser'>;
type LedgerRow = User['pointsLedger'][number];

const ORDER_OF = /^(?:order|gift):(\d{18,})/;

/** The ledgers of a user, with causes in words; those of other brands are not shown. */
export async function readLedgers(db: Db, userId: number, brands: OwnBrands) {
  const [days, points, vPower, balances, checkIns, checkInDays] = await Promise.all([
    listAllDays(db, userId),
    listNewestEntries(db, userId, 'points', MOST_ENTRIES),
    listNewestEntries(db, userId, 'v_power', MOST_ENTRIES),
    listBalances(db, userId),
    countCheckIns(db, userId),
    listCheckInDays(db, userId, MOST_DAYS),
  ]);
  const rowOf = (entry: LedgerEntry): LedgerRow => ledgerRowOf(entry, brands);
  const stretches = stretchesOf(days.map(toCaused));
  const owed = (ledger: string) => balances.find((one) => one.ledger === ledger)?.owed ?? 0;
  return {
    days: days
      .map((entry, place) => {
        const [from, to] = stretches.get(place) ?? [null, null];
        return { ...rowOf(entry), from, to };
      })
      .reverse(),
    named: days.map((entry): NamedDays => ({ at: entry.at, days: entry.amount, title: rowOf(entry).title })),
    pointsLedger: points.map(rowOf),
    vPowerLedger: vPower.map(rowOf),
    owedPoints: owed('points'),
    owedVPower: owed('v_power'),
    checkIns,
    checkInDays,
  };
}

const toCaused = ({ cause, amount, at }: LedgerEntry) => ({ cause, days: amount, at });

function ledgerRowOf({ cause, amount, at }: LedgerEntry, brands: OwnBrands): LedgerRow {
  const orderNo = ORDER_OF.exec(cause)?.[1];
  const row = { time: at.getTime(), amount };
  if (orderNo !== undefined && !brands.seesOrder(orderNo))
    return { ...row, title: deskTexts.foreign, cause: '', isForeign: true };
  return { ...row, title: causeTitle(cause, brands.goodsOf).title, cause, isForeign: false };
}
