import { randomInt } from 'node:crypto';
import { writeKey } from '../../../apps/server/src/db/keyset.ts';
import type { SizedProduct } from './open-pair.ts';

/** Each may call ten times a second. */
const STAFF = 60;
const PHONES = 60;
const PAGE = 50;
const DEEP_PAGE = 10_000;
const LIST = '/console/api/orders';
const FILTER = 'brand=yujian&state=fulfilled&provider=alipay&clientType=Android&leastFen=1';

interface ConsoleRequest {
  path: string;
  headers: Record<string, string>;
}

export type ConsoleRequests = Readonly<Record<'search' | 'filtered' | 'first' | 'deep', ConsoleRequest[]>>;

/** The support desk's calls on a product, by staff and users that are made for it. */
export async function makeConsoleRequests(product: SizedProduct): Promise<ConsoleRequests> {
  const staff: string[] = [];
  for (let place = 0; place < STAFF; place += 1)
    staff.push((await callLab<{ cookie: string }>(product, 'staff', { role: 'support' })).cookie);
  const phones = Array.from(
    { length: PHONES },
    () => `13${String(randomInt(1_000_000_000)).padStart(9, '0')}`,
  );
  for (const mobile of phones) await callLab(product, 'users', { mobile });
  const deep = await deepKey(product);
  const byEach = (pathOf: (place: number) => string): ConsoleRequest[] =>
    staff.map((cookie, place) => ({ path: pathOf(place), headers: { cookie } }));
  return {
    search: byEach((place) => `/console/api/search?q=${phones[place % PHONES]}`),
    filtered: byEach(() => `${LIST}?${FILTER}`),
    first: byEach(() => LIST),
    deep: byEach(() => `${LIST}?after=${deep}`),
  };
}

async function callLab<Answer>({ server }: SizedProduct, path: string, body: object): Promise<Answer> {
  const response = await fetch(`${server.url}/lab/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
  return (await response.json()) as Answer;
}

/** Where page 10,000 begins, or the last page of fewer. */
async function deepKey({ database }: SizedProduct): Promise<string> {
  const { rows } = await database.query<{ at: string; id: string }>(
    `with total as (select count(*) as n from orders)
    select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, order_no as id
    from orders order by created_at desc, order_no desc
    offset least($1::bigint, greatest(0, (select n from total) - $2)) limit 1`,
    [DEEP_PAGE * PAGE, PAGE + 1],
  );
  const [row] = rows;
  if (!row) throw new Error('there are no orders');
  return writeKey(row);
}
