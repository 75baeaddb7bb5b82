import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { newPhone, startProduct, type TestProduct } from '../../../test/kit.ts';
import { PATIENT } from '../../../test/patient.ts';
import { compose, openFoundation } from '../../composition.ts';
import { readConfig } from '../../config.ts';
import { rowsOf, StartError } from '../../db/database.ts';
import { claimContent } from '../claim/claim.content.ts';
import { createContentService } from './content.service.ts';

const isPostgres = inject('testDatabase').kind === 'postgres';
const DAY_MS = 86_400_000;
const folder = mkdtempSync(join(tmpdir(), 'juban-content-'));

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(async () => {
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
});

const content = () =>
  createContentService({
    db: product.foundation.database.db,
    clock: product.foundation.clock,
    folder,
    sections: [claimContent],
  });
const query = async <Row>(text: string) =>
  rowsOf<Row>(await product.foundation.database.db.execute(sql.raw(text)));

const item = (channel: string, change: object = {}) => ({
  channel,
  title: '送你几天',
  partner: '青柠书屋',
  days: 3,
  backImages: ['/content/demo/art/claim/poster-wall-780.webp'],
  buttonColor: '#231708',
  backgroundColor: '#101216',
  opensInDays: -1,
  lastsDays: 10,
  rules: ['一人一次'],
  posters: [],
  ...change,
});
function writePack(name: string, items: unknown): void {
  mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(
    join(folder, name, 'claim-channels.yaml'),
    typeof items === 'string' ? items : JSON.stringify(items),
  );
}
const titlesOf = async () =>
  Object.fromEntries(
    (await query<{ channel: string; title: string }>('select channel, title from claim_channels')).map(
      ({ channel, title }) => [channel, title],
    ),
  );

describe('plan and apply', () => {
  it('shows new, changed, unchanged and ignored rows, and changes nothing', async () => {
    writePack('first', [item('lime-3'), item('lime-4')]);
    await content().apply('first');
    writePack('second', [item('lime-3'), item('lime-4', { title: '改了' }), item('lime-5')]);
    const before = await titlesOf();
    const changes = await content().plan('second');
    expect(changes.filter(({ kind }) => kind !== 'left')).toEqual([
      { section: 'claim-channels', key: 'lime-3', kind: 'same' },
      { section: 'claim-channels', key: 'lime-4', kind: 'change' },
      { section: 'claim-channels', key: 'lime-5', kind: 'add' },
    ]);
    const left = changes.filter(({ kind }) => kind === 'left').map(({ key }) => key);
    expect(left.sort()).toEqual(['campus-30', 'moon-15', 'sunset-7']);
    expect(await titlesOf()).toEqual(before);
  });

  it('apply does what was planned, reports its progress, and then finds everything unchanged', async () => {
    writePack('second', [item('lime-3'), item('lime-4', { title: '改了' }), item('lime-5')]);
    const lines: string[] = [];
    await content().apply('second', (line) => lines.push(line));
    expect(lines).toEqual([
      'content second: 1 of 2, claim-channels lime-4',
      'content second: 2 of 2, claim-channels lime-5',
    ]);
    expect(await titlesOf()).toMatchObject({ 'lime-3': '送你几天', 'lime-4': '改了', 'lime-5': '送你几天' });
    const kinds = (await content().plan('second')).map(({ kind }) => kind).filter((kind) => kind !== 'left');
    expect(kinds).toEqual(['same', 'same', 'same']);
  });

  it('knows whether a pack was applied in its current form', async () => {
    writePack('known', [item('lime-6')]);
    expect(await content().isApplied('known')).toBe(false);
    await content().apply('known');
    expect(await content().isApplied('known')).toBe(true);
    writePack('known', [item('lime-6', { days: 4 })]);
    expect(await content().isApplied('known')).toBe(false);
  });

  it('counts days from midnight in Shanghai of the business day', async () => {
    writePack('dated', [item('lime-7', { opensInDays: 2, lastsDays: 3 })]);
    await product.lab('POST', '/clock', { now: '2026-05-01T23:59:59+08:00', freeze: true });
    await content().apply('dated');
    const { data } = await product.call('getClaimConfig', { channel: 'lime-7' });
    expect(data.startTime).toBe(Date.parse('2026-05-03T00:00:00+08:00'));
    expect(data.endTime).toBe(data.startTime + 3 * DAY_MS);
    await product.lab('POST', '/clock', { now: '2026-05-02T00:00:00+08:00', freeze: true });
    expect(await content().plan('dated')).toContainEqual({
      section: 'claim-channels',
      key: 'lime-7',
      kind: 'change',
    });
    await product.lab('POST', '/clock', { reset: true });
  });

  it('never touches users’ data', async () => {
    const phone = newPhone();
    await product.call('sendClaimCode', { mobile: phone, channel: 'campus-30' });
    const mobileValidateCode = await product.readCode(phone);
    await product.call('receiveClaim', { mobile: phone, mobileValidateCode, channel: 'campus-30' });
    const tables = ['users', 'phones', 'sessions', 'claims', 'held_grants', 'ledger_entries', 'sms_codes'];
    const fingerprint = async () =>
      Promise.all(
        tables.map((table) =>
          query(`select md5(coalesce(string_agg(t::text, '' order by t::text), '')) from ${table} t`),
        ),
      );
    const before = await fingerprint();
    writePack('harmless', [item('campus-30', { days: 9, opensInDays: -300, lastsDays: 1 })]);
    await content().apply('harmless');
    expect(await fingerprint()).toEqual(before);
    expect(await product.lab('GET', '/verify')).toMatchObject({ violations: [] });
    await product.services.content.apply('demo');
  });

  it('is one transaction: if the database refuses anything, nothing is written', async () => {
    writePack('refused', [item('lime-8'), item('lime-9', { title: 'a\u0000b' })]);
    const before = await titlesOf();
    await expect(content().apply('refused')).rejects.toThrow();
    expect(await titlesOf()).toEqual(before);
    expect(await content().isApplied('refused')).toBe(false);
  });
});

describe('faults', () => {
  const faultsOf = async (items: unknown) => {
    writePack('bad', items);
    const failed = content().plan('bad');
    await expect(failed).rejects.toThrow(StartError);
    return failed.catch((error: Error) => error.message.split('\n'));
  };

  it.each<[string, object, RegExp]>([
    ['a missing field', { title: undefined }, /item 1: title: /],
    ['an unknown field', { color: 'red' }, /item 1: .*color/],
    ['an invalid colour', { buttonColor: 'red' }, /item 1: buttonColor: /],
    ['no days', { days: 0 }, /item 1: days: .*1/],
    ['too many days', { days: 367 }, /item 1: days: .*366/],
    ['half a day', { days: 1.5 }, /item 1: days: /],
    ['no picture', { backImages: [] }, /item 1: backImages: /],
    ['a picture from elsewhere', { backImages: ['https://evil.example/x.webp'] }, /item 1: backImages\.0: /],
    ['a channel with a blank', { channel: 'a b' }, /item 1: channel: /],
    ['a window of no length', { lastsDays: 0 }, /item 1: lastsDays: /],
  ])('%s is named with its file, item and field', async (_case, change, words) => {
    const [line, ...rest] = await faultsOf([{ ...item('lime-3'), ...change }]);
    expect(line).toMatch(/^content pack bad: claim-channels\.yaml /);
    expect(line).toMatch(words);
    expect(line).not.toMatch(/Invalid input$/);
    expect(rest).toEqual([]);
  });

  it.each([1, 366])('%i days are refused', async (days) => {
    writePack('good', [item('lime-3', { days })]);
    await expect(content().plan('good')).resolves.toBeDefined();
  });

  it('are reported all together, one per line, and nothing of the pack is applied', async () => {
    const items = [
      item('lime-20'),
      item('lime-21', { days: 0, title: '' }),
      item('lime-22', { buttonColor: 'x' }),
    ];
    const lines = await faultsOf(items);
    expect(lines).toHaveLength(3);
    await expect(content().apply('bad')).rejects.toThrow(StartError);
    expect(await titlesOf()).not.toHaveProperty('lime-20');
  });

  it('a repeated channel is refused', async () => {
    expect(await faultsOf([item('lime-3'), item('lime-4'), item('lime-3')])).toEqual([
      'content pack bad: claim-channels.yaml item 3: lime-3 is listed twice',
    ]);
  });

  it('a file that is not a list, and one that is not YAML, are distinguished', async () => {
    expect(await faultsOf('channel: lime-3')).toEqual([
      'content pack bad: claim-channels.yaml is not a list',
    ]);
    const [line] = await faultsOf('- {channel: lime-3\n- ]');
    expect(line).toMatch(/^content pack bad: claim-channels\.yaml cannot be read: .*line \d/);
  });

  it('an unknown pack is reported', async () => {
    await expect(content().apply('none')).rejects.toThrow(`there is no content pack "none" in ${folder}`);
  });
});

describe.runIf(isPostgres)('other processes', () => {
  it('are notified of a change and clear their caches', async () => {
    const env = { DATABASE_URL: product.databaseUrl ?? '', SANDBOX_PORT: '1', LOG_LEVEL: 'silent' };
    const other = await compose(await openFoundation(readConfig(env, 'demo')));
    const there = async () =>
      (await other.app.inject({ url: '/api/outside/vip/config?channel=lime-30' })).json().data?.title;
    writePack('shared', [item('lime-30', { title: '旧标题' })]);
    await content().apply('shared');
    // The notification of this apply may come after the first answer: if the row changes and the answer does
    // not, it is cached.
    await vi.waitFor(async () => {
      const probe = `没人说 ${Math.random()}`;
      await product.foundation.database.exec(
        `update claim_channels set title = '${probe}' where channel = 'lime-30'`,
      );
      expect(await there()).not.toBe(probe);
    }, PATIENT);
    writePack('shared', [item('lime-30', { title: '新标题' })]);
    await content().apply('shared');
    await vi.waitFor(async () => expect(await there()).toBe('新标题'), PATIENT);
    await other.app.close();
  });

  it('are notified again after their listening connection was cut', async () => {
    const env = { DATABASE_URL: product.databaseUrl ?? '', SANDBOX_PORT: '1', LOG_LEVEL: 'silent' };
    const other = await compose(await openFoundation(readConfig(env, 'demo')));
    const there = async () =>
      (await other.app.inject({ url: '/api/outside/vip/config?channel=lime-31' })).json().data?.title;
    writePack('cut', [item('lime-31', { title: '之前' })]);
    await content().apply('cut');
    await vi.waitFor(async () => expect(await there()).toBe('之前'), PATIENT);
    await product.foundation.database.exec(`
      select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen %'`);
    writePack('cut', [item('lime-31', { title: '之后' })]);
    await content().apply('cut');
    await vi.waitFor(async () => expect(await there()).toBe('之后'), { ...PATIENT, interval: 200 });
    await other.app.close();
  });
});
