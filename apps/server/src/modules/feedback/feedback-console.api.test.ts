import { calls } from '@juban/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newStaff, type StaffMember } from '../../../test/console-kit.ts';
import { makeJpeg } from '../../../test/picture-corpus.ts';
import { type Desk, type Person, startDesk } from '../../../test/upload-kit.ts';
import { rowsOf } from '../../db/database.ts';

const OTHER_BRAND = 'ddsp';
const REASON = '确认是有效问题';

let desk: Desk;
let support: StaffMember;
let person: Person;
beforeAll(async () => {
  desk = await startDesk();
  support = await newStaff(desk.product, 'support');
  person = await desk.makePerson();
});
afterAll(() => desk.stop());

let count = 0;
async function send(by = person, input: object = {}): Promise<string> {
  count += 1;
  const content = `第 ${count} 次反馈：第 7 集播到一半画面卡住`;
  const body = { content, mobile: '13800162947', ...input };
  const { data } = await desk.product.callRaw(calls.saveFeedback, body, { token: by.token });
  return (data as { id: string }).id;
}

const query = async <Row>(text: string): Promise<Row[]> =>
  rowsOf<Row>(await desk.product.foundation.database.db.execute(text));
const entriesOn = async (id: string) =>
  (
    await query<{ call: string }>(
      `select call from staff_actions where target = 'feedback:${id}' order by id`,
    )
  ).map(({ call }) => call);
const pointsOf = async ({ token }: Person) =>
  (await desk.product.call('getProfile', {}, { token })).data.user.score;
const accept = (by: StaffMember, id: string, points: number, dryRun = false) =>
  by.call('acceptFeedback', { id, points, reply: '谢谢', reason: REASON, dryRun });

describe('the feedback desk', () => {
  it('shows a feedback with its pictures and its user, with phone and contact masked', async () => {
    const key = await desk.store(person, await makeJpeg());
    const id = await send(person, { imgURLS: key, phoneType: 'HL-M7' });
    const { data } = await support.call('listFeedback', { kind: 'problem' });
    expect(data.feedback.at(-1)).toMatchObject({ id, state: 'received', pictureCount: 1, assignee: null });
    const shown = (await support.call('getFeedback', { id })).data;
    expect(shown).toMatchObject({ contact: '138****2947', device: 'HL-M7', user: { id: person.id } });
    expect(shown.user.mobile).toMatch(/^199\*{4}\d{4}$/);
    expect((await desk.fetch(shown.pictures[0] ?? '')).statusCode).toBe(200);
  });

  it('answers without points once, and the user reads the answer', async () => {
    const id = await send();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => support.call('answerFeedback', { id, reply: '请更新到最新版本' })),
    );
    expect(answers.filter(({ code }) => code === '0000')).toHaveLength(1);
    expect(answers.filter(({ code }) => code === '4090')).toHaveLength(19);
    const own = (await desk.product.call('listFeedback', {}, { token: person.token })).data.content;
    expect(own.find((one) => one.id === id)).toMatchObject({ state: 'declined', reply: '请更新到最新版本' });
    expect(await entriesOn(id)).toEqual(['answerFeedback']);
    expect((await support.call('answerFeedback', { id, reply: ' ' })).code).toBe('4000');
  });

  it('awards points once, previewed; 20 parallel acceptances give once', async () => {
    const id = await send();
    const before = await pointsOf(person);
    const preview = await accept(support, id, 30, true);
    expect(preview.data.changes).toContainEqual({
      what: '积分',
      before: String(before),
      after: String(before + 30),
    });
    expect([await pointsOf(person), await entriesOn(id)]).toEqual([before, []]);
    const given = await Promise.all(Array.from({ length: 20 }, () => accept(support, id, 30)));
    expect(given.filter(({ code }) => code === '0000')).toHaveLength(1);
    expect(await pointsOf(person)).toBe(before + 30);
    expect(await entriesOn(id)).toEqual(['acceptFeedback']);
    await desk.expectHealthy();
  });

  it('asks a second person above the limit of a grant, and gives once they agree', async () => {
    const rich = await desk.makePerson();
    const id = await send(rich);
    const { data } = await accept(support, id, 1_001);
    expect(data).toMatchObject({ needsApproval: true, approvalId: expect.any(String) });
    expect(await pointsOf(rich)).toBe(0);
    const approver = await newStaff(desk.product, 'approver');
    const approved = await approver.call('approve', { id: data.approvalId ?? '', comment: '同意' });
    expect(approved.code).toBe('0000');
    expect(await pointsOf(rich)).toBe(1_001);
    expect(await entriesOn(id)).toContain('acceptFeedback');
  });

  it('assigns to staff who may answer it, and lists what is assigned to the caller', async () => {
    const id = await send();
    const lead = await newStaff(desk.product, 'lead');
    const finance = await newStaff(desk.product, 'finance');
    expect((await support.call('assignFeedback', { id, staffId: finance.id })).code).toBe('4090');
    const assigned = await support.call('assignFeedback', { id, staffId: lead.id });
    expect(assigned.data.assignee).toEqual({ id: lead.id, name: lead.name });
    const mine = await lead.call('listFeedback', { assignee: 'me' });
    expect(mine.data.feedback.map((one) => one.id)).toEqual([id]);
    const staff = (await support.call('listFeedbackStaff', {})).data.map((one) => one.id);
    expect([staff.includes(lead.id), staff.includes(finance.id)]).toEqual([true, false]);
    expect(await entriesOn(id)).toEqual(['assignFeedback']);
  });

  it('merges a duplicate of the same user, which gets the same answer and no points', async () => {
    const [main, copy] = [await send(), await send()];
    const foreign = await send(await desk.makePerson());
    expect((await support.call('mergeFeedback', { id: foreign, into: main })).code).toBe('4090');
    expect((await support.call('mergeFeedback', { id: main, into: main })).code).toBe('4090');
    expect((await support.call('mergeFeedback', { id: copy, into: main })).data.mergedInto).toBe(main);
    expect((await support.call('mergeFeedback', { id: main, into: copy })).code).toBe('4090');
    const waiting = (await support.call('listFeedback', {})).data.feedback.map(({ id }) => id);
    expect([waiting.includes(main), waiting.includes(copy)]).toEqual([true, false]);
    expect((await accept(support, copy, 10)).code).toBe('4090');
    expect((await accept(support, main, 10)).code).toBe('0000');
    const { data } = await support.call('getFeedback', { id: copy });
    expect(data).toMatchObject({ state: 'declined', reply: '谢谢', points: 0 });
    await desk.expectHealthy();
  });

  it('takes a merged one out again', async () => {
    const [main, copy] = [await send(), await send()];
    await support.call('mergeFeedback', { id: copy, into: main });
    expect((await support.call('mergeFeedback', { id: copy, into: null })).data.mergedInto).toBeNull();
    expect((await support.call('answerFeedback', { id: copy, reply: '好的' })).code).toBe('0000');
  });

  it('measures how long answers took and how old the waiting feedback is', async () => {
    const before = (await support.call('getFeedbackFigures', {})).data;
    const id = await send();
    await query(
      `update feedback set created_at = created_at - interval '80 hours' where feedback_id = '${id}'`,
    );
    const waiting = (await support.call('getFeedbackFigures', {})).data;
    expect(waiting.waiting).toBe(before.waiting + 1);
    expect(waiting.waitingByAge.find(({ fromHours }) => fromHours === 72)?.count).toBe(1);
    const overview = (await support.call('getOverview', {})).data;
    expect(overview.feedback).toMatchObject({ count: 1, link: 'feedback' });
    const old = (await support.call('listFeedback', { olderThanHours: 24 })).data.feedback;
    expect(old.map((one) => one.id)).toEqual([id]);
    await support.call('answerFeedback', { id, reply: '已修复' });
    const answered = (await support.call('getFeedbackFigures', {})).data;
    expect(answered.answered).toBe(before.answered + 1);
    expect(answered.ninetiethMs ?? 0).toBeGreaterThan(answered.medianMs ?? 0);
  });

  it('has prepared answers from content', async () => {
    const { data } = await support.call('listCannedAnswers', {});
    expect(data[0]).toEqual(expect.objectContaining({ id: 'thanks', title: '感谢建议' }));
  });
});

describe('brand scope and permission', () => {
  it('hides feedback of other brands from lists, details and acts', async () => {
    const id = await send();
    const stranger = await newStaff(desk.product, 'support', [OTHER_BRAND]);
    expect((await stranger.call('listFeedback', {})).data.feedback).toEqual([]);
    expect((await stranger.call('getFeedbackFigures', {})).data).toMatchObject({ answered: 0, waiting: 0 });
    const answers = await Promise.all([
      stranger.call('getFeedback', { id }),
      stranger.call('answerFeedback', { id, reply: '好' }),
      accept(stranger, id, 5),
      stranger.call('assignFeedback', { id, staffId: null }),
      stranger.call('mergeFeedback', { id, into: null }),
    ]);
    expect(answers.map(({ code }) => code)).toEqual(Array(5).fill('4040'));
    expect(await entriesOn(id)).toEqual([]);
  });

  it('refuses roles without the permission, and changes nothing', async () => {
    const id = await send();
    const viewer = await newStaff(desk.product, 'viewer');
    const answers = await Promise.all([
      viewer.call('listFeedback', {}),
      viewer.call('getFeedback', { id }),
      viewer.call('getFeedbackFigures', {}),
      viewer.call('listCannedAnswers', {}),
      viewer.call('listFeedbackStaff', {}),
      viewer.call('answerFeedback', { id, reply: '好' }),
      accept(viewer, id, 5),
      viewer.call('assignFeedback', { id, staffId: null }),
      viewer.call('mergeFeedback', { id, into: null }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array(9).fill(403));
    expect(await entriesOn(id)).toEqual([]);
  });
});
