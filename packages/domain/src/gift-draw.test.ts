import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  drawOrder,
  findGiftDrawFaults,
  type GiftFacts,
  giftDrawMessage,
  giftDrawTime,
  giftResult,
  giftWindow,
  giftWinners,
} from './gift-draw.ts';

const digestBy = (seed: string) => (entryNo: string) =>
  createHmac('sha256', seed).update(giftDrawMessage('spring', entryNo)).digest('hex');
const entries = fc.uniqueArray(fc.stringMatching(/^[A-H]{1,12}$/), { maxLength: 60 });

describe('order of a gift draw', () => {
  it('[C-026] depends only on the seed, not on the order of the list, and contains every participant once', () => {
    fc.assert(
      fc.property(entries, fc.string({ minLength: 1 }), fc.nat(), (participants, seed, turn) => {
        const order = drawOrder(participants, digestBy(seed));
        const at = participants.length === 0 ? 0 : turn % participants.length;
        const rotated = [...participants.slice(at), ...participants.slice(0, at)];
        expect(drawOrder(rotated, digestBy(seed))).toEqual(order);
        expect(order.toSorted()).toEqual(participants.toSorted());
      }),
    );
  });

  it('[C-026] gives every participant about the same chance', () => {
    const participants = Array.from({ length: 20 }, (_unused, index) => `P${index}`);
    const won = new Map<string, number>();
    for (let seed = 0; seed < 4_000; seed += 1)
      for (const entryNo of giftWinners(drawOrder(participants, digestBy(`seed-${seed}`)), 5))
        won.set(entryNo, (won.get(entryNo) ?? 0) + 1);
    // 1,000 wins are expected for each participant, with a standard deviation of 27.4. The seeds are fixed,
    // so the result is deterministic.
    for (const entryNo of participants) {
      expect(won.get(entryNo)).toBeGreaterThan(1_000 - 5 * 27.4);
      expect(won.get(entryNo)).toBeLessThan(1_000 + 5 * 27.4);
    }
  });

  it('[C-026] differs between activities because the message contains the activity', () => {
    expect(giftDrawMessage('618', 'ABCD')).toBe('gift:618:ABCD');
  });
});

describe('winners', () => {
  const order = ['A', 'B', 'C', 'D'];

  it.each([
    [3, [], ['A', 'B', 'C']],
    [4, [], order],
    [5, [], order],
    [2, ['A'], ['B', 'C']],
    [2, ['C'], ['A', 'B']],
    [3, ['A', 'B'], ['C', 'D']],
  ])('[C-026] of %i gifts with withdrawn %j are %j', (count, withdrawn, winners) => {
    expect(giftWinners(order, count, new Set(withdrawn))).toEqual(winners);
  });

  it('[C-026] remain winners when others withdraw', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(order), fc.integer({ min: 1, max: 4 }), (leaving, count) => {
        const gone = new Set<string>();
        let before = giftWinners(order, count, gone);
        for (const entryNo of leaving) {
          gone.add(entryNo);
          const after = giftWinners(order, count, gone);
          expect(after).toEqual(expect.arrayContaining(before.filter((one) => one !== entryNo)));
          expect(after.length).toBeLessThanOrEqual(count);
          before = after;
        }
      }),
    );
  });
});

describe('time of the draw', () => {
  it.each([
    ['2026-12-31T16:00:00.000Z', '2027-01-01T02:00:00.000Z'],
    ['2027-01-01T01:59:59.999Z', '2027-01-01T02:00:00.000Z'],
    ['2027-01-01T02:00:00.000Z', '2027-01-01T02:00:00.000Z'],
    ['2027-01-01T02:00:00.001Z', '2027-01-02T02:00:00.000Z'],
  ])('[C-026] of an activity that ends at %s is %s, 10:00 in Shanghai', (end, moment) => {
    expect(giftDrawTime(new Date(end)).toISOString()).toBe(moment);
  });

  it('[C-026] is after the last address: addresses close at the earlier of both end times', () => {
    const activity = { startsAt: new Date(0), endsAt: new Date(5) };
    expect(giftWindow(activity, { endsAt: new Date(4) }).endsAt).toEqual(new Date(4));
    expect(giftWindow(activity, { endsAt: new Date(6) }).endsAt).toEqual(new Date(5));
  });
});

describe('result shown to a user', () => {
  const none: GiftFacts = {
    hasAddress: false,
    isReached: false,
    isOver: false,
    isDrawn: false,
    isWinner: false,
    isSent: false,
  };
  const given = { ...none, hasAddress: true, isReached: true };

  it.each([
    ['NONE', none],
    ['NONE', { ...none, isReached: true }],
    ['NONE', { ...none, isOver: true }],
    ['MISSED', { ...none, isReached: true, isOver: true }],
    ['WAITING', given],
    ['WAITING', { ...given, isOver: true }],
    ['NOT_WON', { ...given, isOver: true, isDrawn: true }],
    ['WON', { ...given, isOver: true, isDrawn: true, isWinner: true }],
    ['SENT', { ...given, isOver: true, isDrawn: true, isWinner: true, isSent: true }],
  ] as const)('[C-023] is %s for %j', (result, facts) => {
    expect(giftResult(facts)).toBe(result);
  });
});

describe('published draw', () => {
  const digestOf = digestBy('seed');
  const participants = ['A', 'B', 'C', 'D', 'E'];
  const order = drawOrder(participants, digestOf);
  const [first = '', second = '', third = ''] = order;
  const published = { count: 2, participants, withdrawn: [] as string[], winners: [first, second] };

  it('[C-026] can be recomputed, with and without a withdrawal', () => {
    expect(findGiftDrawFaults(published, digestOf)).toEqual([]);
    const replaced = { ...published, withdrawn: [first], winners: [second, third] };
    expect(findGiftDrawFaults(replaced, digestOf)).toEqual([]);
  });

  it.each([
    ['another winner', { winners: [first, third] }, 'winner 2 is'],
    ['a winner too many', { winners: [first, second, third] }, 'the seed draws nobody'],
    ['a winner less', { winners: [first] }, 'winner 2 is missing'],
    ['a replacement for nobody', { winners: [second, third] }, 'winner 1 is'],
    ['a participant twice', { participants: [...participants, 'A'] }, 'listed twice'],
    ['a stranger who withdrew', { withdrawn: ['Z'] }, 'Z withdrew but did not take part'],
  ])('[C-026] does not recompute with %s', (_case, change, fault) => {
    expect(findGiftDrawFaults({ ...published, ...change }, digestOf).join('\n')).toContain(fault);
  });
});
