import { calls } from '@juban/contract';
import { feedbackTexts } from '@juban/contract/texts/feedback';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Campaign, type Player, startCampaign } from '../../../test/campaign-kit.ts';

let kit: Campaign;
let winner: Player;
let other: Player;
beforeAll(async () => {
  kit = await startCampaign();
  await kit.rig('console', 1);
  [winner, other] = [await kit.makePlayer(), await kit.makePlayer()];
  for (const player of [winner, other]) {
    await kit.giveDraws(player);
    expect((await kit.draw(player)).code).toBe(200);
  }
});
afterAll(() => kit.stop());

const DRAW = 'shandian-1';
const WORDS = { content: '我要领取奖品，请寄给我', mobile: '10001' };
const read = (player: Player, id: string) =>
  kit.product.callRaw(calls.getPrize, { id }, { token: player.token }) as Promise<{
    code: string;
    data: { lotteryDrawItemId: { name: string }; drawNo: number; createTime: number };
  }>;
const save = (player: Player, input: object, headers: Record<string, string> = {}) =>
  kit.product.callRaw(calls.saveFeedback, { ...WORDS, ...input }, { token: player.token, ...headers });
const mine = async ({ token }: Player) =>
  (await kit.product.call('listFeedback', {}, { token })).data.content;

describe('a manually sent prize', () => {
  it('[C-075] is read by the number of its draw, by its winner only', async () => {
    const { code, data } = await read(winner, DRAW);
    expect(code).toBe('0000');
    expect(data).toMatchObject({ lotteryDrawItemId: { name: '掌机续航增强版' }, drawNo: 1 });
    expect(data).toEqual((await kit.prizes(winner))[0]);
    // The stock was one: the other player's draw ended in the fallback, which is not a prize.
    for (const [player, id] of [
      [other, DRAW],
      [winner, 'shandian-2'],
      [winner, 'nothing-1'],
    ] as const)
      expect((await read(player, id)).code, id).toBe('4040');
    for (const id of ['', 'shandian', 'shandian-0', 'shandian-x', `shandian-${'9'.repeat(12)}`, '<b>-1'])
      expect((await read(winner, id)).code, id).toBe('4000');
    expect(await kit.product.callRaw(calls.getPrize, { id: DRAW })).toMatchObject({ code: '1024' });
  });

  it('[C-075] is requested by a feedback that keeps its kind and draw for support', async () => {
    const { code, data } = await save(winner, { drawId: DRAW });
    expect(code).toBe('0000');
    const { id } = data as { id: string };
    expect(await kit.product.services.feedbackDesk.show(id)).toMatchObject({
      kind: 'prize',
      drawCampaign: 'shandian',
      drawNo: 1,
      prize: { name: '掌机续航增强版' },
      contact: WORDS.mobile,
    });
    expect(await mine(winner)).toMatchObject([{ id, kind: 'prize', isPrivacy: false }]);
  });

  it('[C-075] of another user, or an unknown one, is refused and nothing is stored', async () => {
    for (const drawId of [DRAW, 'shandian-2', 'nothing-1'])
      expect(await save(other, { drawId }), drawId).toMatchObject({
        code: '4040',
        msg: feedbackTexts.prizeMissing,
      });
    expect(await save(winner, { drawId: DRAW, isPrivacy: true })).toMatchObject({ code: '4040' });
    expect(await save(winner, { drawId: '1; drop' })).toMatchObject({ code: '4000' });
    expect(await mine(other)).toEqual([]);
    await save(other, {});
    expect(await mine(other)).toMatchObject([{ kind: 'problem' }]);
  });

  it('[C-075] under the same key is another feedback than one without the prize', async () => {
    const headers = { 'idempotency-key': 'prize-feedback-1' };
    expect((await save(winner, { drawId: DRAW }, headers)).code).toBe('0000');
    expect((await save(winner, { drawId: DRAW }, headers)).code).toBe('0000');
    expect((await save(winner, {}, headers)).code).toBe('4090');
  });

  it('[C-075] of a draw that its author never made is refused by the database too', async () => {
    const change = (statement: string) =>
      kit.product.foundation.database.exec(`update feedback set ${statement}`);
    await expect(change(`draw_no = 9 where kind = 'prize'`)).rejects.toThrow(/feedback_draw_of_its_writer/);
    await expect(change(`draw_no = null where kind = 'prize'`)).rejects.toThrow(/names_its_draw/);
    await expect(change(`kind = 'prize' where kind = 'problem'`)).rejects.toThrow(/names_its_draw/);
    await expect(change(`is_privacy = true where kind = 'prize'`)).rejects.toThrow(/prize_is_no_complaint/);
  });
});
