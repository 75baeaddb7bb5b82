import type { CallOutput } from '@juban/contract/schemas';
import { campaignTexts } from '@juban/contract/texts/campaign';
import { campaignPageTexts } from '@juban/contract/texts/campaign-pages';

export type Campaign = CallOutput<'getCampaign'>;
export type Prize = Campaign['prizes'][number];
export type Mission = Campaign['missions'][number];
export type CampaignUser = CallOutput<'getCampaignUser'>;
export type WonPrize = CallOutput<'listPrizes'>[number];

/** Texts for a campaign that is not open. */
export const CLOSED = { future: campaignTexts.notStarted, ended: campaignPageTexts.ended } as const;

/** The status of a mission. */
export const CLAIMABLE = 1;

/** Rewards that are given once each, by days. */
const ONCE = [1, 2];
export const SHARE_MISSION = 9;

export const isOnce = ({ id }: Mission): boolean => ONCE.includes(id);
export const givesDraws = ({ id }: Mission): boolean => !ONCE.includes(id) && id !== SHARE_MISSION;

/** credited: days already granted; service: sent by support; miss: no prize. */
type ResultKind = 'credited' | 'service' | 'miss';

/** How a prize is delivered, by its text. */
export function resultKind(text: string, { prizes, fairness }: Campaign): ResultKind {
  if (prizes.some(({ prizeId, name }) => prizeId === fairness.fallback && name === text)) return 'miss';
  return text.includes(campaignTexts.video) ? 'credited' : 'service';
}

/** A prize outside the grid has no picture of its own and uses that of days. */
export function pictureOf(text: string, { prizes }: Campaign): string {
  const own = prizes.find(({ name }) => name === text);
  return (own ?? prizes.find(({ name }) => name.includes(campaignTexts.video)) ?? prizes[0])?.picture ?? '';
}

const PLACES = 4;

/** 58.39, without trailing zeros. */
export function percentOf(odds: number, total: number): string {
  return String(Number(((odds / total) * 100).toFixed(PLACES)));
}
