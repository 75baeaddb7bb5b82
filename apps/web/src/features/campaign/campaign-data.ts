import type { CallOutput } from '@juban/contract/schemas';
import { campaignTexts } from '@juban/contract/texts/campaign';
import { campaignPageTexts } from '@juban/contract/texts/campaign-pages';

export type Campaign = CallOutput<'getCampaign'>;
export type Prize = Campaign['prizes'][number];
export type Mission = Campaign['missions'][number];
export type CampaignUser = CallOutput<'getCampaignUser'>;
export type WonPrize = CallOutput<'listPrizes'>[number];

/** What is said of a campaign that is not open. */
export const CLOSED = { future: campaignTexts.notStarted, ended: campaignPageTexts.ended } as const;

/** The status of a mission. */
export const CLAIMABLE = 1;

/** Given once each, by days. */
const ONCE = [1, 2];
export const SHARE_MISSION = 9;

export const isOnce = ({ id }: Mission): boolean => ONCE.includes(id);
export const givesDraws = ({ id }: Mission): boolean => !ONCE.includes(id) && id !== SHARE_MISSION;

/** credited: days that are there already; service: sent by hand; miss: thanks for taking part. */
type ResultKind = 'credited' | 'service' | 'miss';

/** What a prize's text says about how it comes. */
export function resultKind(text: string, { prizes, fairness }: Campaign): ResultKind {
  if (prizes.some(({ prizeId, name }) => prizeId === fairness.fallback && name === text)) return 'miss';
  return text.includes(campaignTexts.video) ? 'credited' : 'service';
}

/** A prize that is not in the grid has no picture of its own: that of days stands for all of them. */
export function pictureOf(text: string, { prizes }: Campaign): string {
  const own = prizes.find(({ name }) => name === text);
  return (own ?? prizes.find(({ name }) => name.includes(campaignTexts.video)) ?? prizes[0])?.picture ?? '';
}

const PLACES = 4;

/** 58.39, without zeros that say nothing. */
export function percentOf(odds: number, total: number): string {
  return String(Number(((odds / total) * 100).toFixed(PLACES)));
}
