import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, type EntitlementEntry, extendExpiry, membershipStatus, replayExpiry } from './membership.ts';
import { isPermanent, PERMANENT_AFTER } from './membership-end.ts';

const NOW = new Date('2026-03-01T10:00:00+08:00');
const inDays = (days: number, from = NOW) => new Date(from.getTime() + days * DAY_MS);
const inMs = (ms: number, from = NOW) => new Date(from.getTime() + ms);

const moment = fc.integer({ min: 0, max: 4_000 }).map((hours) => inMs(hours * 3_600_000));
const days = fc.integer({ min: 1, max: 400 });
const grant = fc.record({ at: moment, days });
const grants = fc.array(grant, { minLength: 1, maxLength: 12 });

describe('status code', () => {
  it.each([
    ['a visitor', false, null, 0, 0],
    ['a visitor, whatever else is known', false, inDays(5), 20, 0],
    ['never a member', true, null, 0, 0],
    ['V power without an end', true, null, 1, 5],
    ['active for one more millisecond', true, inMs(1), 0, 4],
    ['active with V power', true, inDays(30), 900, 4],
    ['ending this very moment', true, NOW, 0, 1],
    ['expired with nothing', true, inMs(-1), 0, 1],
    ['expired with 1', true, inDays(-1), 1, 2],
    ['expired with 9', true, inDays(-1), 9, 2],
    ['expired with 10', true, inDays(-1), 10, 3],
    ['expired with much', true, inDays(-400), 5_500, 3],
  ])('%s', (_case, loggedIn, expiresAt, vPower, status) => {
    expect(membershipStatus({ loggedIn, expiresAt, vPower }, NOW)).toBe(status);
  });
});

describe('permanent membership', () => {
  it('the last second of 2099 still counts as an end date, the next millisecond as permanent', () => {
    expect(PERMANENT_AFTER.toISOString()).toBe('2099-12-31T15:59:59.000Z');
    expect(isPermanent(PERMANENT_AFTER)).toBe(false);
    expect(isPermanent(inMs(1, PERMANENT_AFTER))).toBe(true);
  });
});

describe('one entry', () => {
  it.each([
    ['a first grant starts now', null, { at: NOW, days: 7 }, inDays(7)],
    ['a grant while active adds to the end', inDays(3), { at: NOW, days: 7 }, inDays(10)],
    ['a grant at the very end starts there', NOW, { at: NOW, days: 1 }, inDays(1)],
    ['a grant after expiry starts now', inDays(-3), { at: NOW, days: 7 }, inDays(7)],
    ['a reversal takes unused days back', inDays(10), { at: NOW, days: -7 }, inDays(3)],
    ['a reversal stops at its own moment', inDays(4), { at: NOW, days: -7 }, NOW],
    ['a reversal after expiry changes nothing', inDays(-4), { at: NOW, days: -7 }, inDays(-4)],
    ['no days make no member', null, { at: NOW, days: 0 }, null],
    ['no days move no end', inDays(-4), { at: NOW, days: 0 }, inDays(-4)],
    ['nothing can be taken from who never was a member', null, { at: NOW, days: -7 }, null],
  ])('%s', (_case, expiresAt, entry, end) => {
    expect(extendExpiry(expiresAt, entry)).toEqual(end);
  });
});

describe('replay', () => {
  it('of an empty ledger gives no membership', () => {
    expect(replayExpiry([])).toBeNull();
  });

  it('is the latest of: a grant’s moment plus every day granted from it on', () => {
    fc.assert(
      fc.property(grants, (entries) => {
        const starts = entries.map(
          ({ at }, i) => at.getTime() + entries.slice(i).reduce((sum, entry) => sum + entry.days, 0) * DAY_MS,
        );
        expect(replayExpiry(entries)?.getTime()).toBe(Math.max(...starts));
      }),
    );
  });

  it('equals writing entry by entry, wherever the ledger is cut', () => {
    fc.assert(
      fc.property(grants, fc.nat(12), (entries, cut) => {
        const stored = replayExpiry(entries.slice(0, cut));
        const rest = entries.slice(cut).reduce<Date | null>((end, entry) => extendExpiry(end, entry), stored);
        expect(rest).toEqual(replayExpiry(entries));
      }),
    );
  });

  it('gives grants of the same moment the same end in any order', () => {
    const shuffled = fc
      .array(days, { minLength: 1, maxLength: 10 })
      .chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })));
    const asEntries = (list: readonly number[]): EntitlementEntry[] =>
      list.map((each) => ({ at: NOW, days: each }));
    fc.assert(
      fc.property(shuffled, ([list, other]) => {
        expect(replayExpiry(asEntries(other))).toEqual(replayExpiry(asEntries(list)));
      }),
    );
  });

  it('is never shortened by an additional grant at any position', () => {
    fc.assert(
      fc.property(grants, grant, fc.nat(12), (entries, added, place) => {
        const longer = entries.toSpliced(place, 0, added);
        const before = replayExpiry(entries)?.getTime() ?? 0;
        expect(replayExpiry(longer)?.getTime()).toBeGreaterThanOrEqual(before);
      }),
    );
  });
});

describe('reversal', () => {
  it('of the last grant restores the membership that was running before', () => {
    fc.assert(
      fc.property(grants, days, fc.nat(400), (entries, added, daysLeft) => {
        const before = replayExpiry(entries) ?? NOW;
        const at = inDays(-daysLeft, before);
        const after = extendExpiry(before, { at, days: added });
        expect(extendExpiry(after, { at, days: -added })).toEqual(before);
      }),
    );
  });

  it('of the last grant ends a membership that had expired before, at the moment of the reversal', () => {
    fc.assert(
      fc.property(days, days, (expiredFor, added) => {
        const after = extendExpiry(inDays(-expiredFor), { at: NOW, days: added });
        const reversed = extendExpiry(after, { at: NOW, days: -added });
        expect(reversed).toEqual(NOW);
        expect(membershipStatus({ loggedIn: true, expiresAt: reversed, vPower: 0 }, NOW)).toBe(1);
      }),
    );
  });

  it('never takes back used time and never adds time', () => {
    fc.assert(
      fc.property(grants, moment, days, (entries, at, taken) => {
        const before = replayExpiry(entries) ?? NOW;
        const after = extendExpiry(before, { at, days: -taken }) ?? NOW;
        expect(after.getTime()).toBeLessThanOrEqual(before.getTime());
        expect(after.getTime()).toBeGreaterThanOrEqual(Math.min(before.getTime(), at.getTime()));
      }),
    );
  });
});
