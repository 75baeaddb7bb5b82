import type { ActivityWindow } from './activity-window.ts';
import { windowState } from './activity-window.ts';

/** REWARD can be claimed; all others cannot, each for a reason of its own. */
export const ITEM_STATUSES = ['REWARD', 'NO_CONDITION', 'NO_RULE', 'ALREADY_REWARD', 'NOT_ENOUGH'] as const;
export type ItemStatus = (typeof ITEM_STATUSES)[number];

export const REAL_ITEM_STATUSES = ['NO_CONDITION', 'REWARD', 'ALREADY_REWARD'] as const;
export type RealItemStatus = (typeof REAL_ITEM_STATUSES)[number];

/** Characters of a delivery address. */
export const MOST_ADDRESS = 200;

/** A phone that was proved by its code counts for so long, for one claim. */
export const PHONE_PROOF_MS = 10 * 60_000;

export interface ItemFacts {
  /** Membership days bought inside the period. */
  boughtDays: number;
  /** Days that the item's group asks for. */
  needDays: number;
  /** How many of the group may be claimed, and how many were. */
  choose: number;
  chosen: number;
  /** Something was claimed that is had once beside this one. */
  isExcluded: boolean;
  isClaimed: boolean;
  rest: number;
  isOpen: boolean;
}

/** The first that holds: what one has, what is gone, what one has not reached, what the rules do not allow. */
const ITEM_RULES: ReadonlyArray<readonly [ItemStatus, (facts: ItemFacts) => boolean]> = [
  ['ALREADY_REWARD', ({ isClaimed }) => isClaimed],
  ['NOT_ENOUGH', ({ rest }) => rest <= 0],
  ['NO_CONDITION', ({ boughtDays, needDays }) => boughtDays < needDays],
  ['NO_RULE', ({ chosen, choose, isExcluded, isOpen }) => chosen >= choose || isExcluded || !isOpen],
];

export function itemStatus(facts: ItemFacts): ItemStatus {
  return ITEM_RULES.find(([, holds]) => holds(facts))?.[0] ?? 'REWARD';
}

export interface RealItemFacts {
  boughtDays: number;
  needDays: number;
  /** An address was given already. */
  isClaimed: boolean;
  isOpen: boolean;
}

/** A gift that can no longer be asked for reads as not reached. */
export function realItemStatus({ boughtDays, needDays, isClaimed, isOpen }: RealItemFacts): RealItemStatus {
  if (isClaimed) return 'ALREADY_REWARD';
  return isOpen && boughtDays >= needDays ? 'REWARD' : 'NO_CONDITION';
}

/** Never below 0, whatever an operator took back. */
export const restOf = (released: number, claimed: number): number => Math.max(0, released - claimed);

/** Which of several activities is meant when nobody says: one that is open, else the first of them. */
export function runningOf<Activity extends ActivityWindow>(
  activities: readonly Activity[],
  now: Date,
): Activity | undefined {
  return activities.find((activity) => windowState(activity, now) === 'open') ?? activities[0];
}

export type AddressProblem = 'addressMissing' | 'consigneeMissing' | 'phoneFormat';

export interface DeliveryAddress {
  address: string;
  consignee: string;
  /** Exactly eleven digits: a mobile, or a landline with its area. */
  phone: string;
}

const ADDRESS_RULES: ReadonlyArray<readonly [AddressProblem, (form: DeliveryAddress) => boolean]> = [
  ['addressMissing', ({ address }) => address.trim() !== ''],
  ['consigneeMissing', ({ consignee }) => consignee.trim() !== ''],
  ['phoneFormat', ({ phone }) => /^\d{11}$/.test(phone.trim())],
];

/** The first rule that fails is the one message shown. */
export function findAddressProblem(form: DeliveryAddress): AddressProblem | undefined {
  return ADDRESS_RULES.find(([, holds]) => !holds(form))?.[0];
}
