import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startProduct, type TestProduct } from '../../test/kit.ts';
import { raffleSql } from '../../test/raffle-kit.ts';
import { runCommand, spawnCommand } from '../../test/run-command.ts';
import { createSecrets } from '../lib/secrets.ts';

const isPostgres = inject('testDatabase').kind === 'postgres';

/** The embedded database allows one process, so commands run beside the product on PostgreSQL. */
describe.runIf(isPostgres)('commands', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
    await product.lab('POST', '/users', { preset: 'member' });
  });
  afterAll(() => product.stop());

  const own = () => ({ DATABASE_URL: product.databaseUrl ?? '' });
  const run = (command: string, ...args: string[]) => runCommand(own(), command, ...args);
  /** Once per command as a separate process, as npm runs it. */
  const start = (command: string, ...args: string[]) => spawnCommand(own(), command, ...args);

  it('[A-103] verify lists what it checked and succeeds', async () => {
    const { status, out } = await start('verify');
    expect(out).toMatch(
      /^ {3}1 {2}ledgers add up.*\n {6}holds on [1-9]\d* rows: ledger sum is the balance$/m,
    );
    expect(out).toMatch(/^ {6}holds on no row: the outbox has no dead letters$/m);
    expect(out).toMatch(/^0 violations, \d+ invariants of 22 promises, [1-9]\d* of them saw no row$/m);
    expect(status).toBe(0);
  });

  it('[A-103] verify names what is broken and exits with 1', async () => {
    await product.foundation.database.exec('update ledger_balances set balance = balance + 1');
    const { status, out, err } = await run('verify');
    await product.foundation.database.exec('update ledger_balances set balance = balance - 1');
    expect(err).toContain('BROKEN ledger sum is the balance');
    expect(out).toContain('1 violations');
    expect(status).toBe(1);
  });

  it('commands on stored data fail if there is none, and create none', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'juban-empty-'));
    const [verified, shown] = await Promise.all([
      runCommand({ DATA_DIR: folder }, 'verify'),
      runCommand({ DATA_DIR: folder }, 'orders', 'show', '26111509120012345100000001'),
    ]);
    for (const answer of [verified, shown]) {
      expect(answer).toMatchObject({ status: 1, out: '' });
      expect(answer.err).toBe(`there is no database in ${folder}: name one by DATABASE_URL or DATA_DIR\n`);
    }
    expect(readdirSync(folder)).toEqual([]);
    rmSync(folder, { recursive: true, force: true });
  });

  it('migrate prints the database and what it did', async () => {
    const { host, pathname } = new URL(product.databaseUrl ?? '');
    expect(await start('migrate')).toMatchObject({
      status: 0,
      out: `database: PostgreSQL at ${host}${pathname}\nnothing to migrate\n`,
      err: '',
    });
  });

  it('orders prints its usage, and fails for an unknown order', async () => {
    const [usage, missing, none] = await Promise.all([
      run('orders', 'burn', '1'),
      run('orders', 'show', '26111509120012345100000001'),
      start('orders', 'contracts', '100000001'),
    ]);
    expect(none).toMatchObject({ status: 0, out: 'nothing to do\n' });
    expect(usage.status).toBe(1);
    expect(usage.err).toMatch(/^usage: npm run orders -- show\|replay\|reconcile\|verify/);
    expect(missing).toMatchObject({ status: 1, err: 'there is no order 26111509120012345100000001\n' });
  });

  it('points gives points once per reference, prints the balance, and fails with a message', async () => {
    const { id } = await product.lab<{ id: string }>('POST', '/users', { points: 20 });
    const gift = ['credit', id, '50', 'ticket-7', '意见被采纳'];
    expect(await start('points', ...gift)).toMatchObject({
      status: 0,
      out: 'gave 50, balance 70\n',
      err: '',
    });
    expect(await run('points', ...gift)).toMatchObject({
      status: 0,
      out: 'ticket-7 gave its points before, balance 70\n',
    });
    const [shown, usage, unknownUser] = await Promise.all([
      run('points', 'show', id),
      run('points', 'credit', id, '-5', 'ticket-8'),
      run('points', 'credit', '999999999', '5', 'ticket-8'),
    ]);
    expect(shown.out).toMatch(/^balance 70\n.*"意见被采纳".*"value":50/);
    expect(usage).toMatchObject({ status: 1, err: expect.stringMatching(/^usage: npm run points/) });
    expect(unknownUser).toMatchObject({ status: 1, err: 'there is no user 999999999\n' });
  });

  it('[C-055] feedback lists what waits, accepts it once, and fails with a message', async () => {
    const { id: userId, token } = await product.lab<{ id: string; token: string }>('POST', '/users', {});
    const sent = { content: '播放到一半画面会卡住，声音还在继续', mobile: '10001' };
    const { id } = (await product.call('saveFeedback', sent, { token })).data;
    expect((await run('feedback', 'waiting')).out).toMatch(new RegExp(`^${id} \\S+ problem 播放到一半`, 'm'));
    const accepted = ['accept', id, '30', '已修复'];
    expect(await start('feedback', ...accepted)).toMatchObject({
      status: 0,
      out: 'accepted, gave 30, balance 30\n',
      err: '',
    });
    expect(await run('feedback', ...accepted)).toMatchObject({
      status: 0,
      out: 'it was accepted before, balance 30\n',
    });
    const [shown, usage, none] = await Promise.all([
      run('feedback', 'show', id),
      run('feedback', 'accept', id, 'many'),
      run('feedback', 'decline', 'none'),
    ]);
    expect(JSON.parse(shown.out)).toMatchObject({ userId: Number(userId), contact: '10001', points: 30 });
    expect(usage).toMatchObject({ status: 1, err: expect.stringMatching(/^usage: npm run feedback/) });
    expect(none).toMatchObject({ status: 1, err: 'there is no feedback none\n' });
  });

  it('holds lists what waits, decides it once with a reason, and fails with a message', async () => {
    expect((await run('holds', 'list')).out).toBe('nothing is held\n');
    await product.foundation.database.exec(
      `update fraud_rules set most = 1 where rule = 'accounts-of-device'`,
    );
    const exchange = async () => {
      const { token } = await product.lab<{ token: string }>('POST', '/users', { points: 900 });
      const device = { token, deviceid: 'shared-device', clientType: 'Android' };
      return (await product.call('exchange', { id: 'vip-1' }, device)).data;
    };
    expect((await exchange()).review).toBeNull();
    const data = await exchange();
    await product.foundation.database.exec(
      `update fraud_rules set most = 10 where rule = 'accounts-of-device'`,
    );
    const { out } = await run('holds', 'list');
    expect(out).toMatch(new RegExp(`^exchange ${data.exchangeNo} .* accounts-of-device .*"count":2`));
    expect((await run('holds', 'show', 'exchange', data.exchangeNo)).out).toContain('"state": "held"');
    for (const wrong of [
      ['release', 'exchange', data.exchangeNo],
      ['release', 'gift', '1', 'why'],
      ['list', 'order'],
    ])
      expect(await run('holds', ...wrong)).toMatchObject({
        status: 1,
        err: expect.stringContaining('usage'),
      });
    const released = await start('holds', 'release', 'exchange', data.exchangeNo, 'looked', 'at', 'it');
    expect(released).toMatchObject({ status: 0, out: 'released: the exchange is given now\n' });
    const again = await run('holds', 'refuse', 'exchange', data.exchangeNo, 'again');
    expect(again).toMatchObject({ status: 1, err: expect.stringContaining('released already') });
    expect((await run('holds', 'show', 'order', '1')).err).toContain('no order 1 is or was held');
  });

  it('v-power gives V power once per reference, prints the user’s level, and fails with a message', async () => {
    const { id } = await product.lab<{ id: string }>('POST', '/users', { vipDays: 9, vPower: 40 });
    const gift = ['give', id, '10', 'ticket-7', '活动补发'];
    expect(await start('v-power', ...gift)).toMatchObject({
      status: 0,
      out: 'gave 10, V power 50, V2\n',
      err: '',
    });
    expect(await run('v-power', ...gift)).toMatchObject({
      out: 'ticket-7 gave its V power before, V power 50, V2\n',
    });
    const [shown, usage, unknownUser] = await Promise.all([
      run('v-power', 'show', id),
      run('v-power', 'give', id, '-5', 'ticket-8'),
      run('v-power', 'give', '999999999', '5', 'ticket-8'),
    ]);
    expect(shown.out).toMatch(/^V2, V power 50, status 4, member until .*\nrewards taken: none\n/);
    expect(shown.out).toContain('{"source":2,"reason":"活动补发"');
    expect(usage).toMatchObject({ status: 1, err: expect.stringMatching(/^usage: npm run v-power/) });
    expect(unknownUser).toMatchObject({ status: 1, err: 'there is no user 999999999\n' });
  });

  it('outbox lists dead messages, revives one, and fails with a message', async () => {
    const { database } = product.foundation;
    await database.exec(`
      insert into outbox_messages (topic, message_key, payload, due_at, attempts, refusals, dead_at, last_error)
      values ('of-a-test', 'letter-7', '{}', now(), 7, 7, '2026-11-15T01:00:00Z', 'no such account')`);
    const line = 'of-a-test letter-7 given up at 2026-11-15T01:00:00.000Z: no such account\n';
    expect(await start('outbox', 'dead')).toMatchObject({ status: 0, out: line, err: '' });
    expect(await run('outbox', 'revive', 'letter-7')).toMatchObject({
      status: 0,
      out: 'letter-7 is due now\n',
    });
    await database.exec(`update outbox_messages set delivered_at = now() where message_key = 'letter-7'`);
    const [none, delivered, usage] = await Promise.all([
      run('outbox', 'dead'),
      run('outbox', 'revive', 'letter-7'),
      run('outbox', 'revive'),
    ]);
    expect(none).toMatchObject({ status: 0, out: 'nothing to do\n' });
    expect(delivered).toMatchObject({ status: 1, err: 'no message letter-7 waits\n' });
    expect(usage).toMatchObject({
      status: 1,
      err: 'usage: npm run outbox -- dead, or: revive <key> [--as <e-mail>]\n',
    });
  });

  it('[C-092] verify-draws recomputes every draw, and publishes the proof only after the end', async () => {
    const { id, token } = await product.lab<{ id: string; token: string }>('POST', '/users', {});
    await product.lab('POST', '/campaign/progress', { userId: id, activityId: 8 });
    await product.call('receiveMission', { activityId: 8 }, { token });
    for (let turn = 0; turn < 3; turn += 1)
      expect((await product.call('drawPrize', {}, { token })).code).toBe(200);
    const { fairness, endTime } = (await product.call('getCampaign', {})).data;
    const checked = `checked 3 draws of shandian, seed hash ${fairness.seedHash}\n0 faults\n`;
    const folder = mkdtempSync(join(tmpdir(), 'juban-draws-'));
    const file = join(folder, 'proof.json');
    const [all, early, usage] = await Promise.all([
      start('verify-draws'),
      run('verify-draws', 'export', 'shandian', file),
      run('verify-draws', 'burn'),
    ]);
    expect(all).toMatchObject({ status: 0, out: checked, err: '' });
    expect(early).toMatchObject({ status: 1, err: 'shandian has not ended: its seed is not public yet\n' });
    expect(usage).toMatchObject({ status: 1, err: expect.stringMatching(/^usage: npm run verify:draws/) });
    await product.lab('POST', '/clock', { now: endTime });
    expect((await run('verify-draws', 'export', 'shandian', file)).status).toBe(0);
    expect(await run('verify-draws', 'file', file)).toMatchObject({ status: 0, out: checked });
    await product.lab('POST', '/clock', { reset: true });
    rmSync(folder, { recursive: true, force: true });
  });

  it('[C-026] gifts draws, exports addresses to its owner only, records shipments, and publishes', async () => {
    const { database, config } = product.foundation;
    const { now } = await product.lab<{ now: number }>('GET', '/clock');
    const { seal } = createSecrets(config.secretKey);
    const [from, until] = [new Date(now - 2_000), new Date(now - 1_000)];
    await database.exec(raffleSql('raffle', from, until));
    await product.services.giftTerms.publishAll();
    for (const address of ['灯塔路 1 号', '灯塔路 2 号']) {
      const { id } = await product.lab<{ id: string }>('POST', '/users', {});
      const sealed = seal(JSON.stringify({ address, consignee: '林有鹿', phone: '13800162947' }));
      await database.exec(`insert into activity_addresses
        (user_id, activity, address_sealed, bought_days, need_days, starts_at, ends_at, given_at)
        values (${id}, 'raffle', '${sealed}', 31, 31, '${from.toISOString()}', '${until.toISOString()}', '${from.toISOString()}')`);
    }
    const folder = mkdtempSync(join(tmpdir(), 'juban-gifts-'));
    const [csv, proof] = [join(folder, 'gifts.csv'), join(folder, 'proof.json')];
    const gifts = (...args: string[]) => run('gifts', ...args);
    const refused = await Promise.all([
      gifts('draw', 'raffle'),
      gifts('publish', 'raffle', proof),
      gifts('burn', 'raffle'),
      gifts('sent', 'raffle', 'ABCDEFGHJKLM', '顺丰速运'),
    ]);
    const usage = expect.stringMatching(/^usage: npm run gifts[^\n]*\n$/);
    const notYet = expect.stringMatching(/^raffle is drawn at .*, not before\n$/);
    const secret = 'raffle is not drawn: its seed is not public yet\n';
    expect(refused.map(({ err }) => err)).toEqual([notYet, secret, usage, usage]);
    expect(refused.map(({ status, out }) => [status, out])).toEqual(Array(4).fill([1, '']));

    await product.lab('POST', '/clock', { now: now + 2 * 86_400_000 });
    // The running server draws by itself as soon as the time has come.
    const drawn = await start('gifts', 'draw', 'raffle');
    expect(drawn.out).toMatch(/^(drew from 2 participants|raffle was drawn before)\n$/);
    expect(await gifts('list', 'raffle', csv)).toMatchObject({
      out: `wrote 2 addresses to ${csv}\n`,
      err: '',
    });
    expect(statSync(csv).mode & 0o777).toBe(0o600);
    const [heading = '', ...lines] = readFileSync(csv, 'utf8').trimEnd().split('\r\n');
    expect(heading).toBe('\uFEFFnumber,consignee,phone,address,courier,tracking');
    expect(lines.map((line) => line.split(',').slice(1, 4)).sort()).toEqual(
      ['灯塔路 1 号', '灯塔路 2 号'].map((address) => ['林有鹿', '13800162947', address]),
    );
    const [first = '', second = ''] = lines.map((line) => line.split(',')[0] ?? '');
    const [again, none, one] = await Promise.all([
      gifts('list', 'raffle', csv),
      gifts('sent', 'raffle', 'ABCDEFGHJKLM', '顺丰速运', 'SF12345678'),
      gifts('sent', 'raffle', first, '顺丰速运', 'SF12345678'),
    ]);
    expect(again).toMatchObject({ status: 1, err: expect.stringContaining('EEXIST') });
    expect(none).toMatchObject({ status: 1, err: 'ABCDEFGHJKLM is not a winner of raffle, or withdrew\n' });
    expect(one.out).toBe('1 sent, 0 corrected, 0 as before\n');
    const filled = [`${first},,,,中通快递,ZT12345678`, `${second},,,,顺丰速运,SF87654321`];
    writeFileSync(csv, [heading, ...filled].join('\r\n'));
    const [sent, published] = await Promise.all([
      gifts('sent', 'raffle', csv),
      gifts('publish', 'raffle', proof),
    ]);
    expect(sent.out).toBe('1 sent, 1 corrected, 0 as before\n');
    expect(published.out).toBe(`wrote 2 winners of 2 to ${proof}\n`);
    const forged = join(folder, 'forged.json');
    writeFileSync(forged, readFileSync(proof, 'utf8').replace(first, 'ABCDEFGHJKLM'));
    const [checked, broken, { out: shown }] = await Promise.all([
      runCommand({}, 'gifts', 'check', proof),
      runCommand({}, 'gifts', 'check', forged),
      gifts('show', 'raffle'),
    ]);
    expect(checked).toMatchObject({
      status: 0,
      out: expect.stringMatching(/^checked 2 winners of 2 in raffle, seed hash [0-9a-f]{64}\n0 faults\n$/),
    });
    expect(broken).toMatchObject({ status: 1, err: expect.stringMatching(/^BROKEN /) });
    expect(shown).toMatch(
      /^2 gifts, seed hash .*\ndrawn at .* from 2 participants\n2 winners.*; 2 sent, 0 to send\n/,
    );
    for (const act of ['draw 2', 'list 2', 'send 1', 'correct 1', 'publish 2'])
      expect(shown).toMatch(new RegExp(`Z ${act} by \\S+$`, 'm'));
    expect(shown).not.toMatch(/灯塔路|林有鹿|13800162947/);
    await product.lab('POST', '/clock', { reset: true });
    rmSync(folder, { recursive: true, force: true });
  });

  it('[C-074] codes imports a maker’s codes completely or not at all, counts them, and fails with a message', async () => {
    const { database } = product.foundation;
    const supply = (from: string) =>
      database.exec(`update campaigns set gift_codes = gift_codes || '{"from": "${from}"}'`);
    const folder = mkdtempSync(join(tmpdir(), 'juban-codes-'));
    const file = join(folder, 'codes.txt');
    const importing = (text: string) => {
      writeFileSync(file, text);
      return run('codes', 'import', 'shandian', file);
    };
    const [usage, missing, early, none] = await Promise.all([
      run('codes', 'burn', 'shandian'),
      run('codes', 'import', 'shandian', join(folder, 'none.txt')),
      importing('MAKER-0001'),
      run('codes', 'stats', 'nothing'),
    ]);
    expect(usage).toMatchObject({
      status: 1,
      err: 'usage: npm run codes -- import <campaign> <file> [--as <e-mail>], or: stats <campaign>\n',
    });
    expect(missing).toMatchObject({ status: 1, err: expect.stringContaining('none.txt cannot be read') });
    expect(early).toMatchObject({ status: 1, err: expect.stringMatching(/^shandian gives codes of ours/) });
    expect(none).toMatchObject({ status: 1, err: 'there is no campaign nothing\n' });
    await supply('maker');
    expect(await importing('MAKER-0001\nbad code\nMAKER-0001\n')).toMatchObject({
      status: 1,
      err: 'nothing was imported\nline 2: a code has 4 to 64 letters, digits or signs without blanks\nline 3: the same code as in line 1\n',
    });
    expect((await run('codes', 'stats', 'shandian')).out).toBe('shandian has given no codes yet\n');
    writeFileSync(file, 'MAKER-0001\nMAKER-0002\n');
    expect(await start('codes', 'import', 'shandian', file)).toMatchObject({
      status: 0,
      out: 'imported 2 codes for shandian\n',
      err: '',
    });
    const { token } = await product.lab<{ token: string }>('POST', '/users', {});
    expect((await product.call('receiveMission', { activityId: 9 }, { token })).data.giftCode).toBe(
      'MAKER-0001',
    );
    expect((await run('codes', 'stats', 'shandian')).out).toMatch(
      /^[\da-f-]{36} \S+ of the maker: 2 codes, 1 given, 0 used\n$/,
    );
    await supply('us');
    rmSync(folder, { recursive: true, force: true });
  });

  it('content plans and applies a pack', async () => {
    const planned = await start('content', 'plan', 'demo');
    expect(planned).toMatchObject({ status: 0, err: '' });
    expect(planned.out).toMatch(/^database: PostgreSQL at .*\n/);
    expect(planned.out).toMatch(/^same {3}claim-channels campus-30$/m);
    await product.foundation.database.exec("update claim_channels set title = 'x' where channel = 'moon-15'");
    const applied = await run('content', 'apply', 'demo');
    expect(applied.out).toContain('content demo: 1 of 1, claim-channels moon-15\ncontent demo: applied');
  });

  it('content fails with a message for an unknown pack', async () => {
    const [usage, missing] = await Promise.all([
      run('content', 'burn', 'demo'),
      run('content', 'apply', 'none'),
    ]);
    expect(usage).toMatchObject({ status: 1, err: 'usage: npm run content -- plan|apply <pack>\n' });
    expect(missing.status).toBe(1);
    expect(missing.err).toMatch(/^there is no content pack "none" in .*\n$/);
  });
});
