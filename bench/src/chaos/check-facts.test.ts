import { createServer, type Server } from 'node:http';
import { calls } from '@juban/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkRecorded } from './check-facts.ts';
import { flowNamed } from './flow-table.ts';
import { createFacts } from './known-facts.ts';
import type { OrderFact } from './money.ts';
import type { Stage } from './stage.ts';

/** A product that answers as told. */
let server: Server;
let answers: Map<string, unknown>;
let stage: Stage;
beforeEach(async () => {
  answers = new Map();
  server = createServer((request, response) => {
    const path = request.url?.split('?')[0] ?? '';
    const data = answers.get(path);
    response.end(JSON.stringify({ code: data === undefined ? '4040' : '0000', msg: '', data }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  stage = { url: `http://127.0.0.1:${port}`, facts: createFacts() } as unknown as Stage;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const say = (call: keyof typeof calls, data: unknown) => answers.set(calls[call].path, data);
const token = 'token';
const order = (change: Partial<OrderFact>): OrderFact => ({
  token,
  clientType: 'Android',
  orderNo: '1',
  paid: true,
  least: 'made',
  ...change,
});

async function found(flow: string, fact: object): Promise<string[]> {
  await checkRecorded(stage, [{ flow, fact }]);
  return stage.facts.violations;
}

it.each([
  ['an order that is gone', 'order', order({}), () => {}],
  [
    'an order that was never paid',
    'order',
    order({ paid: false }),
    () => say('getOrder', { state: 'fulfilled' }),
  ],
  [
    'an order that was settled',
    'order',
    order({ least: 'settled' }),
    () => say('getOrder', { state: 'paying' }),
  ],
  ['money to go back', 'order', order({ least: 'refunding' }), () => say('getOrder', { state: 'fulfilled' })],
  ['a token', 'register', { id: '1', token }, () => say('getProfile', { user: { id: '2' } })],
  ['a reservation', 'reservation', { token }, () => say('getReserveStatus', { status: 0 })],
  ['a mark', 'punch', { token, dayNum: 2 }, () => say('listPunches', { records: [{ dayNum: 1 }] })],
  ['a check-in', 'check-in', { token, times: 2 }, () => say('listExperience', { content: [{ source: 1 }] })],
  [
    'a level',
    'check-in',
    { token, times: 0 },
    () => {
      say('listExperience', { content: [] });
      say('getLevelExperience', { level: 2, vipExperience: 49 });
    },
  ],
  [
    'a reward',
    'level reward',
    { token, level: 1 },
    () => say('listLevelRewards', [{ level: 1, received: 0 }]),
  ],
  ['an exchange', 'mall', { token, exchangeNo: 'x' }, () => say('listExchanges', { content: [], total: 0 })],
  [
    'a contract',
    'renewal',
    { token, contractNo: '1', least: 'cancelled' },
    () => say('listContracts', { content: [{ contractNo: '1', state: 'active' }] }),
  ],
] as const)('tells of %s that is not as it was acknowledged', async (_what, flow, fact, prepare) => {
  prepare();
  expect(await found(flow, fact)).toHaveLength(1);
});

it('accepts facts that are still true or have progressed', async () => {
  say('getOrder', { state: 'refunded' });
  expect(await found('order', order({ least: 'settled' }))).toEqual([]);
  say('listPunches', { records: [{ dayNum: 1 }, { dayNum: 2 }] });
  expect(await found('punch', { token, dayNum: 2 })).toEqual([]);
});

it('has a check for every fact', () => {
  expect(flowNamed('order')?.name).toBe('order');
  expect(flowNamed('a flood')).toBeUndefined();
});
