import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeJpeg } from '../../../test/picture-corpus.ts';
import { type Desk, startDesk } from '../../../test/upload-kit.ts';
import { verify } from '../../db/invariant.ts';
import { feedbackInvariants } from './feedback.invariants.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await startDesk();
  const person = await desk.makePerson();
  const imgURLS = await desk.store(person, await makeJpeg());
  const { call, services } = desk.product;
  const words = { content: '播放到一半画面会卡住，声音还在继续', mobile: '10001' };
  const headers = { token: person.token };
  const accepted = await call('saveFeedback', { ...words, imgURLS }, headers);
  await services.feedbackDesk.accept(accepted.data.id, 30);
  await call('saveFeedback', words, headers);
});
afterAll(() => desk.stop());

class RolledBack extends Error {}

/** Breaks the data inside a transaction that is rolled back, and returns which invariants fired. */
async function violatedBy(statement: string): Promise<string[]> {
  let fired: string[] = [];
  const work = desk.product.foundation.database.db.transaction(async (tx) => {
    await tx.execute(sql.raw('set local session_replication_role = replica'));
    await tx.execute(sql.raw(statement));
    fired = (await verify(tx, feedbackInvariants)).violations.map(({ invariant }) => invariant);
    throw new RolledBack();
  });
  await expect(work).rejects.toThrow(RolledBack);
  return fired;
}

const [CREDIT = '', SHOWN = '', STORED = ''] = feedbackInvariants.map(({ name }) => name);

describe('invariants of feedback', () => {
  it('[C-055] hold on data written by calls, and were checked on rows', async () => {
    const { violations, checked } = await verify(desk.product.foundation.database.db, feedbackInvariants);
    expect(violations).toEqual([]);
    expect(checked.filter(({ rows }) => rows === 0)).toEqual([]);
  });

  it.each([
    ['a missing credit', CREDIT, `delete from ledger_entries where cause like 'credit:feedback-%'`],
    ['other points than were given', CREDIT, `update feedback set points = 31 where state = 'accepted'`],
    [
      'a credit without feedback',
      CREDIT,
      `insert into ledger_entries (user_id, ledger, cause, amount, source, at)
        select user_id, 'points', 'credit:feedback-' || gen_random_uuid(), 1, 'system', now() from feedback limit 1`,
    ],
    ['an unused picture', SHOWN, 'update uploads set used_by = null'],
    ['a picture without feedback', SHOWN, `update feedback set pictures = '[]'`],
    ['another user’s picture', SHOWN, 'update uploads set user_id = user_id + 1'],
    ['an upload without its bytes', STORED, 'delete from upload_pictures'],
    ['bytes of a refused upload', STORED, `update uploads set state = 'refused', used_by = null`],
  ])('[C-055] %s is found', async (_what, name, statement) => {
    expect(await violatedBy(statement)).toContain(name);
  });
});
