import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newStaff } from '../../test/console-kit.ts';
import { startProduct, type TestProduct } from '../../test/kit.ts';
import { runCommand } from '../../test/run-command.ts';
import { rowsOf } from '../db/database.ts';

const isPostgres = inject('testDatabase').kind === 'postgres';

/** The embedded database allows one process, so commands run beside the product on PostgreSQL. */
describe.runIf(isPostgres)('who acts by a command', () => {
  let product: TestProduct;
  let userId: string;
  beforeAll(async () => {
    product = await startProduct();
    userId = (await product.lab<{ id: string }>('POST', '/users', {})).id;
  });
  afterAll(() => product.stop());

  const run = (command: string, ...args: string[]) =>
    runCommand({ DATABASE_URL: product.databaseUrl ?? '' }, command, ...args);
  const query = async <Row>(text: string): Promise<Row[]> =>
    rowsOf<Row>(await product.foundation.database.db.execute(text));
  const entries = (call: string) =>
    query<{ staff: string | null; role: string; target: string; changes: unknown[] }>(`
      select a.staff_id::text as staff, a.role, a.target, d.changes from staff_actions a
      join staff_action_details d on d.action_id = a.id where a.call = '${call}' order by a.id`);

  it('the first administrator is invited by a link that works once, and can sign up', async () => {
    const { status, out } = await run(
      ...([
        'staff',
        'invite',
        '--role',
        'admin',
        '--email',
        'Chief@juban.invalid',
        '--name',
        '陆闻',
      ] as const),
    );
    expect([status, out]).toEqual([
      0,
      expect.stringMatching(/can sign up within 24 hours, once: http\S+token=\S+\n$/),
    ]);
    expect((await run('staff', 'list')).out).toContain('chief@juban.invalid invited 陆闻 admin(*)');
    const usage = await run('staff', 'invite', '--role', 'admin');
    expect(usage).toMatchObject({ status: 1, err: expect.stringMatching(/^usage: npm run staff/) });
  });

  it('a person is deactivated with a reason, and signed out', async () => {
    // The last administrator cannot be missing.
    await newStaff(product, 'admin');
    const person = await newStaff(product, 'support');
    const [{ email } = { email: '' }] = await query<{ email: string }>(
      `select email from staff where id = ${person.id}`,
    );
    expect((await run('staff', 'deactivate', email, '离职')).out).toContain('is deactivated');
    expect((await person.call('getMe', {})).code).toBe('4010');
  });

  it('is named in the audit log: staff by --as, otherwise the role cli', async () => {
    const lead = await newStaff(product, 'lead');
    const [{ email } = { email: '' }] = await query<{ email: string }>(
      `select email from staff where id = ${lead.id}`,
    );
    const credit = ['credit', userId, '5'];
    expect((await run('points', ...credit, 'ticket-1', '补发', '--as', email)).status).toBe(0);
    expect((await run('points', ...credit, 'ticket-2')).status).toBe(0);
    expect((await run('points', ...credit, 'ticket-2')).out).toContain('before');
    const target = `user:${userId}`;
    const changes = [{ what: '积分', before: '', after: '+5' }];
    expect(await entries('cli:points credit')).toEqual([
      { staff: lead.id, role: 'lead', target, changes },
      { staff: null, role: 'cli', target, changes },
      { staff: null, role: 'cli', target, changes: [] },
    ]);
  });

  it('an act that fails, or an unknown person, leaves no entry', async () => {
    const before = await entries('cli:points credit');
    const unknown = await run('points', 'credit', userId, '5', 'ticket-3', '--as', 'nobody@juban.invalid');
    expect(unknown).toMatchObject({
      status: 1,
      err: 'nobody@juban.invalid is not an active member of staff\n',
    });
    expect((await run('points', 'credit', '999999999', '5', 'ticket-4')).status).toBe(1);
    expect((await run('points', 'credit', userId, '5', 'ticket-5', '--as')).status).toBe(1);
    expect((await run('orders', 'refund', '26111509120012345100000001', 'x')).status).toBe(1);
    expect((await run('outbox', 'revive', 'none')).status).toBe(1);
    expect(await entries('cli:points credit')).toEqual(before);
    expect(await entries('cli:orders refund')).toEqual([]);
    expect(await entries('cli:outbox revive')).toEqual([]);
  });

  it('feedback is answered with an entry in the same transaction', async () => {
    const { token } = await product.lab<{ token: string }>('POST', '/users', {});
    const sent = { content: '播放到一半画面会卡住，声音还在继续', mobile: '10001' };
    const { id } = (await product.call('saveFeedback', sent, { token })).data;
    expect((await run('feedback', 'decline', id, '已修复')).status).toBe(0);
    expect((await run('feedback', 'decline', id, '已修复')).status).toBe(1);
    expect(await entries('cli:feedback decline')).toMatchObject([{ target: `feedback:${id}`, role: 'cli' }]);
  });
});
