import type { GameReportReason } from '@juban/domain';
import { gamesTexts } from '../texts/games.ts';

/** What each reason of a report is called, in the order a form lists them. */
export const GAME_REPORT_NAMES: Readonly<Record<GameReportReason, string>> = {
  fraud: gamesTexts.reasonFraud,
  fee: gamesTexts.reasonFee,
  vulgar: gamesTexts.reasonVulgar,
  rights: gamesTexts.reasonRights,
  privacy: gamesTexts.reasonPrivacy,
  broken: gamesTexts.reasonBroken,
  other: gamesTexts.reasonOther,
};
