import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { newStaff, type StaffMember } from '../../../test/console-kit.ts';
import { startProduct, type TestProduct } from '../../../test/kit.ts';
import { rowsOf } from '../../db/database.ts';
import { modules } from '../../modules.ts';
import { jobNamesOf } from '../../platform/module.ts';
import { defineTopic } from '../../platform/topic.ts';
import { createJobRunsService } from './job-runs.service.ts';

const REASON = '对方服务已恢复';

let product: TestProduct;
let lead: StaffMember;
beforeAll(async () => {
  product = await startProduct();
  lead = await newStaff(product, 'lead');
});
afterAll(() => product.stop());

const query = async <Row>(text: string): Promise<Row[]> =>
  rowsOf<Row>(await product.foundation.database.db.execute(text));
const entriesOn = (target: string) =>
  query<{ call: string }>(`select call from staff_actions where target = '${target}'`);

/** A message that no one delivers, given up. */
async function putDead(key: string): Promise<void> {
  const topic = defineTopic('device-notice', z.unknown());
  const { db } = product.foundation.database;
  await db.transaction((tx) => product.services.outbox.put(tx, topic, key, { note: 'not of this form' }));
  await query(`update outbox_messages set dead_at = date_trunc('milliseconds', now()), failed_at = now(), attempts = 7,
    last_error = 'no answer for 13800162947' where message_key = '${key}'`);
}

const revive = (by: StaffMember, deadKey: string, dryRun = false) =>
  by.call('reviveDeadLetter', { deadKey, reason: REASON, dryRun });

describe('dead letters', () => {
  it('are listed without payload or phones, and revived once with an entry', async () => {
    await putDead('dead-1');
    const { messages } = (await lead.call('listDeadLetters', { topic: 'device-notice' })).data;
    expect(messages).toEqual([
      expect.objectContaining({ key: 'dead-1', attempts: 7, error: 'no answer for 138****2947' }),
    ]);
    expect((await lead.call('getOverview', {})).data.deadLetters).toMatchObject({ count: 1 });
    expect((await revive(lead, 'dead-1', true)).data.changes).toHaveLength(1);
    expect(await entriesOn('message:dead-1')).toEqual([]);
    const all = await Promise.all(Array.from({ length: 20 }, () => revive(lead, 'dead-1')));
    expect(all.filter(({ code }) => code === '0000')).toHaveLength(1);
    expect(all.filter(({ code }) => code === '4090')).toHaveLength(19);
    expect(await entriesOn('message:dead-1')).toEqual([{ call: 'reviveDeadLetter' }]);
    await query(`delete from outbox_messages where message_key = 'dead-1'`);
  });

  it('are listed page by page, each once', async () => {
    const keys = Array.from({ length: 51 }, (_, at) => `page-${String(at).padStart(2, '0')}`);
    for (const key of keys) await putDead(key);
    const first = (await lead.call('listDeadLetters', {})).data;
    const second = (await lead.call('listDeadLetters', { after: first.next ?? '' })).data;
    expect([...first.messages, ...second.messages].map(({ key }) => key)).toEqual(keys);
    expect(second.next).toBeNull();
    await query(`delete from outbox_messages where message_key like 'page-%'`);
  });
});

describe('providers and jobs', () => {
  it('show a provider as failing while its messages wait, and as well after one was delivered', async () => {
    const of = async (provider: string) =>
      (await lead.call('listProviders', {})).data.find((one) => one.provider === provider);
    expect(await of('alipay')).toMatchObject({ state: 'unknown', lastSuccess: null });
    await putDead('sms-1');
    expect(await of('sms')).toMatchObject({ state: 'failing', dead: 1, error: 'no answer for 138****2947' });
    expect((await lead.call('getOverview', {})).data.providers).toMatchObject({ count: 1, lines: ['sms'] });
    await query(
      `update outbox_messages set dead_at = null, delivered_at = now() where message_key = 'sms-1'`,
    );
    expect(await of('sms')).toMatchObject({ state: 'well', dead: 0, waiting: 0 });
    await query(`delete from outbox_messages where message_key = 'sms-1'`);
  });

  it('show the last round and the last error of a job; good rounds write once a minute', async () => {
    const { clock, database } = product.foundation;
    const runs = createJobRunsService({ db: database.db, clock, names: ['probe'] });
    expect(await runs.list()).toMatchObject([{ job: 'probe', lastRun: null, needsHand: true }]);
    await runs.record('probe', { durationMs: 1, error: new Error('call 13800162947') });
    expect(await runs.list()).toMatchObject([{ error: 'call 138****2947', needsHand: true, durationMs: 1 }]);
    await runs.record('probe', { durationMs: 2, error: undefined });
    await runs.record('probe', { durationMs: 3, error: undefined });
    expect(await runs.list()).toMatchObject([{ error: 'call 138****2947', needsHand: false, durationMs: 2 }]);
  });

  it('list every background job of the server', async () => {
    const jobs = (await lead.call('listJobs', {})).data;
    expect(jobs.map(({ job }) => job)).toEqual(jobNamesOf(modules));
  });
});

describe('invariants', () => {
  it('are checked one at a time; the result is stored with its author', async () => {
    const starts = await Promise.all(
      Array.from({ length: 20 }, () => lead.call('runInvariants', { reason: '每日检查' })),
    );
    const started = starts.filter(({ code }) => code === '0000');
    expect(started).toHaveLength(1);
    const id = started[0]?.data.id;
    await expect
      .poll(async () => (await lead.call('listInvariants', {})).data.last?.id, { timeout: 30_000 })
      .toBe(id);
    const { last, running } = (await lead.call('listInvariants', {})).data;
    expect(running).toBeNull();
    expect(last).toMatchObject({ state: 'done', broken: 0, staff: { id: lead.id, name: lead.name } });
    expect(last?.invariants.length).toBeGreaterThan(50);
    expect(await entriesOn(`invariants:${id}`)).toEqual([{ call: 'runInvariants' }]);
  });

  it('can be checked again after a process stopped in the middle', async () => {
    await query(`insert into invariant_runs (started_at) values (now() - interval '16 minutes')`);
    expect((await lead.call('listInvariants', {})).data.running).not.toBeNull();
    const { code, data } = await lead.call('runInvariants', {});
    expect(code).toBe('0000');
    await expect
      .poll(async () => (await lead.call('listInvariants', {})).data.last?.id, { timeout: 30_000 })
      .toBe(data.id);
  });
});

describe('permission', () => {
  it('refuses roles that may not see or run the system', async () => {
    const support = await newStaff(product, 'support');
    const finance = await newStaff(product, 'finance');
    const refused = await Promise.all([
      support.call('listDeadLetters', {}),
      support.call('listProviders', {}),
      support.call('listJobs', {}),
      support.call('listInvariants', {}),
      finance.call('runInvariants', {}),
      revive(finance, 'none'),
    ]);
    expect(refused.map(({ status }) => status)).toEqual(Array(6).fill(403));
    expect((await finance.call('listJobs', {})).code).toBe('0000');
    const { data } = await support.call('getOverview', {});
    expect(data).toMatchObject({ deadLetters: null, providers: null, jobs: null, holds: null });
    expect(data.approvals).toMatchObject({ count: 0 });
  });
});
