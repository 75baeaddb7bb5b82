import { type AppStore, type Bought, IOS_AUTO, type IosBuyer } from './apple-kit.ts';

/** Events of one subscription with two periods that two accounts claim. */
export const APPLE_ACTS = [
  'confirm by one',
  'confirm by other',
  'restore by one',
  'restore by other',
  'renewed',
  'first period refunded',
  'second period refunded',
  'switched off',
  'expired',
] as const;
export type AppleAct = (typeof APPLE_ACTS)[number];

/** Runs a history, each step's acts at once, and returns what is wrong at its end. */
export async function playAppleHistory(
  store: AppStore,
  steps: ReadonlyArray<readonly AppleAct[]>,
): Promise<string[]> {
  const [one, other] = [await store.makeBuyer(), await store.makeBuyer()];
  const orders = [await store.order(one, IOS_AUTO.goodsCode), await store.order(other, IOS_AUTO.goodsCode)];
  const input = { productId: IOS_AUTO.goodsCode, price: IOS_AUTO.fen * 10, renewable: true };
  const first = await store.buyFreely(undefined, input);
  const second = await store.happen(first.transactionId, 'DID_RENEW');
  const notice = async (event: string, { transactionId }: Bought = first) =>
    (await store.happen(transactionId, event)).body;
  const notices: Partial<Record<AppleAct, string>> = {
    renewed: second.body,
    'switched off': await notice('DID_CHANGE_RENEWAL_STATUS'),
    expired: await notice('EXPIRED'),
    'first period refunded': await notice('REFUND'),
    'second period refunded': await notice('REFUND', second),
  };
  const claims: Partial<Record<AppleAct, () => Promise<{ status: number }>>> = {
    'confirm by one': () => store.confirm(one, orders[0] ?? '', first.jws),
    'confirm by other': () => store.confirm(other, orders[1] ?? '', first.jws),
    'restore by one': () => store.restore(one, [first.jws, second.jws]),
    'restore by other': () => store.restore(other, [second.jws, first.jws]),
  };
  const statuses = new Set<number>();
  for (const acts of steps) {
    const done = acts.map(async (act) => {
      const notice = notices[act];
      const answer = notice === undefined ? await claims[act]?.() : await store.post(notice);
      statuses.add(answer && 'statusCode' in answer ? answer.statusCode : (answer?.status ?? 0));
    });
    await Promise.all(done);
  }
  const all = steps.flat();
  return [
    ...[...statuses].filter((status) => status !== 200).map((status) => `answered ${status}`),
    ...(await findFaults(store, [one, other], {
      [first.transactionId]: all.includes('first period refunded'),
      [second.transactionId]: all.includes('second period refunded'),
    })),
  ];
}

async function findFaults(
  store: AppStore,
  buyers: readonly IosBuyer[],
  isRefunded: Readonly<Record<string, boolean>>,
): Promise<string[]> {
  const ids = buyers.map(({ id }) => id).join();
  const granted = await store.query<{ user_id: string; transaction_id: string; state: string }>(`
    select t.user_id::text, t.transaction_id, o.state from apple_transactions t
    join orders o on o.user_id = t.user_id and o.order_no = t.order_no where t.user_id in (${ids})`);
  const balances = await store.query<{ user_id: string; days: number }>(`
    select user_id::text, balance::int as days from ledger_balances
    where ledger = 'entitlement' and user_id in (${ids})`);
  const faults: string[] = [];
  if (new Set(granted.map(({ user_id }) => user_id)).size > 1) faults.push('two owners');
  if (new Set(granted.map(({ transaction_id }) => transaction_id)).size < granted.length)
    faults.push('granted twice');
  for (const { transaction_id, state } of granted) {
    const wanted = isRefunded[transaction_id] ? 'refunded' : 'fulfilled';
    if (state !== wanted) faults.push(`${state} instead of ${wanted}`);
  }
  const kept = granted.filter(({ state }) => state === 'fulfilled').length;
  const days = balances.reduce((sum, each) => sum + each.days, 0);
  return days === kept * IOS_AUTO.days ? faults : [...faults, `${days} days for ${kept} periods`];
}
