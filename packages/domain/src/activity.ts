import type { ActivityWindow } from './activity-window.ts';
import { windowState } from './activity-window.ts';

/** Only REWARD can be claimed. The other statuses each name the reason why not. */
export const ITEM_STATUSES = ['REWARD', 'NO_CONDITION', 'NO_RULE', 'ALREADY_REWARD', 'NOT_ENOUGH'] as const;
export type ItemStatus = (typeof ITEM_STATUSES)[number];

export const REAL_ITEM_STATUSES = ['NO_CONDITION', 'REWARD', 'ALREADY_REWARD'] as const;
export type RealItemStatus = (typeof REAL_ITEM_STATUSES)[number];

/** Maximum length of a delivery address, in characters. */
export const MAX_ADDRESS_LENGTH = 200;

/** How long a phone verified by code stays valid, for a single claim. */
export const PHONE_PROOF_MS = 10 * 60_000;

export interface ItemFacts {
  /** Membership days bought during the activity. */
  boughtDays: number;
  /** Membership days that the item's group requires. */
  needDays: number;
  /** How many items of the group a user may claim, and how many they have claimed. */
  choose: number;
  chosen: number;
  /** The user claimed another item that excludes this one. */
  isExcluded: boolean;
  isClaimed: boolean;
  rest: number;
  isOpen: boolean;
}

/**
 * The first rule that matches decides. Order: already claimed, out of stock, condition not met, not allowed
 * by the group.
 */
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
  /** The user has submitted an address. */
  isClaimed: boolean;
  isOpen: boolean;
}

/** A gift that can no longer be requested is reported as "condition not met". */
export function realItemStatus({ boughtDays, needDays, isClaimed, isOpen }: RealItemFacts): RealItemStatus {
  if (isClaimed) return 'ALREADY_REWARD';
  return isOpen && boughtDays >= needDays ? 'REWARD' : 'NO_CONDITION';
}

/**
 * Stock left. An operator may reduce released stock below what was claimed, so the result is clamped at 0.
 */
export const remainingStock = (released: number, claimed: number): number => Math.max(0, released - claimed);

/** The activity to use when the caller names none: the first open one, otherwise the first in the list. */
export function currentActivityOf<Activity extends ActivityWindow>(
  activities: readonly Activity[],
  now: Date,
): Activity | undefined {
  return activities.find((activity) => windowState(activity, now) === 'open') ?? activities[0];
}

export type AddressProblem = 'addressMissing' | 'consigneeMissing' | 'phoneFormat';

export interface DeliveryAddress {
  address: string;
  consignee: string;
  /** Exactly eleven digits: a mobile number, or a landline number with its area code. */
  phone: string;
}

const ADDRESS_RULES: ReadonlyArray<readonly [AddressProblem, (form: DeliveryAddress) => boolean]> = [
  ['addressMissing', ({ address }) => address.trim() !== ''],
  ['consigneeMissing', ({ consignee }) => consignee.trim() !== ''],
  ['phoneFormat', ({ phone }) => /^\d{11}$/.test(phone.trim())],
];

/** The first problem of the form; only this one is shown. */
export function findAddressProblem(form: DeliveryAddress): AddressProblem | undefined {
  return ADDRESS_RULES.find(([, holds]) => !holds(form))?.[0];
}
