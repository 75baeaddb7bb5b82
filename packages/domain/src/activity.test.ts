import { describe, expect, it } from 'vitest';
import {
  currentActivityOf,
  findAddressProblem,
  type ItemFacts,
  type ItemStatus,
  itemStatus,
  realItemStatus,
  remainingStock,
} from './activity.ts';

const REACHED: ItemFacts = {
  boughtDays: 31,
  needDays: 31,
  choose: 1,
  chosen: 0,
  isExcluded: false,
  isClaimed: false,
  rest: 1,
  isOpen: true,
};

describe('item status', () => {
  it.each<[string, Partial<ItemFacts>, ItemStatus]>([
    ['enough days and one left', {}, 'REWARD'],
    ['one day too few', { boughtDays: 30 }, 'NO_CONDITION'],
    ['one day more', { boughtDays: 32 }, 'REWARD'],
    ['none left', { rest: 0 }, 'NOT_ENOUGH'],
    ['fewer than none left', { rest: -1 }, 'NOT_ENOUGH'],
    ['claimed', { isClaimed: true }, 'ALREADY_REWARD'],
    ['the group’s one place taken', { chosen: 1 }, 'NO_RULE'],
    ['one of two places taken', { choose: 2, chosen: 1 }, 'REWARD'],
    ['both places taken', { choose: 2, chosen: 2 }, 'NO_RULE'],
    ['one had that excludes it', { isExcluded: true }, 'NO_RULE'],
    ['not open', { isOpen: false }, 'NO_RULE'],
  ])('[C-053] has status for %s', (_case, change, status) => {
    expect(itemStatus({ ...REACHED, ...change })).toBe(status);
  });

  it.each<[string, Partial<ItemFacts>, ItemStatus]>([
    ['claimed, and gone since', { isClaimed: true, rest: 0, chosen: 1 }, 'ALREADY_REWARD'],
    ['claimed, and the days went back', { isClaimed: true, boughtDays: 0 }, 'ALREADY_REWARD'],
    ['gone, and not reached', { rest: 0, boughtDays: 0 }, 'NOT_ENOUGH'],
    ['not reached, and not open', { boughtDays: 30, isOpen: false }, 'NO_CONDITION'],
  ])('[C-053] uses the first matching rule: %s', (_case, change, status) => {
    expect(itemStatus({ ...REACHED, ...change })).toBe(status);
  });
});

describe('physical gift status', () => {
  const facts = { boughtDays: 93, needDays: 93, isClaimed: false, isOpen: true };
  it.each([
    ['enough days', {}, 'REWARD'],
    ['one day too few', { boughtDays: 92 }, 'NO_CONDITION'],
    ['not open', { isOpen: false }, 'NO_CONDITION'],
    ['an address given', { isClaimed: true, isOpen: false, boughtDays: 0 }, 'ALREADY_REWARD'],
  ])('[C-085] has status for %s', (_case, change, status) => {
    expect(realItemStatus({ ...facts, ...change })).toBe(status);
  });
});

it.each([
  [5, 4, 1],
  [5, 5, 0],
  [4, 5, 0],
])('[C-053] leaves the right stock of %i released and %i claimed: %i', (released, claimed, rest) => {
  expect(remainingStock(released, claimed)).toBe(rest);
});

describe('activity shown when none is named', () => {
  const day = (date: number) => new Date(Date.UTC(2026, 10, date));
  const past = { name: 'past', startsAt: day(1), endsAt: day(5) };
  const open = { name: 'open', startsAt: day(10), endsAt: day(20) };
  const also = { name: 'also', startsAt: day(10), endsAt: day(30) };
  it.each([
    [day(10), 'open'],
    [new Date(day(20).getTime() - 1), 'open'],
    [day(20), 'also'],
    [day(30), 'past'],
    [day(6), 'past'],
  ])('[C-053] is the open one, otherwise the first: %s', (now, name) => {
    expect(currentActivityOf([past, open, also], now)?.name).toBe(name);
  });

  it('[C-053] is undefined when there are no activities', () => {
    expect(currentActivityOf([], day(1))).toBeUndefined();
  });
});

describe('delivery address', () => {
  const form = { address: '望潮区灯塔路 18 号', consignee: '林有鹿', phone: '13800162947' };
  it.each([
    [{}, undefined],
    [{ address: ' ', consignee: '', phone: '' }, 'addressMissing'],
    [{ consignee: ' ', phone: '' }, 'consigneeMissing'],
    [{ phone: '' }, 'phoneFormat'],
    [{ phone: '1380016294' }, 'phoneFormat'],
    [{ phone: '138001629471' }, 'phoneFormat'],
    [{ phone: '1380016294x' }, 'phoneFormat'],
    [{ phone: '01062947138' }, undefined],
  ])('[C-085] %j gives %s', (change, problem) => {
    expect(findAddressProblem({ ...form, ...change })).toBe(problem);
  });
});
