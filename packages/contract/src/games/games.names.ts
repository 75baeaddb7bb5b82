import type { GameReportReason } from '@juban/domain';
import { gamesTexts } from '../texts/games.ts';

/** Names of the report reasons, in the order of the form. */
export const GAME_REPORT_NAMES: Readonly<Record<GameReportReason, string>> = {
  fraud: gamesTexts.reasonFraud,
  fee: gamesTexts.reasonFee,
  vulgar: gamesTexts.reasonVulgar,
  rights: gamesTexts.reasonRights,
  privacy: gamesTexts.reasonPrivacy,
  broken: gamesTexts.reasonBroken,
  other: gamesTexts.reasonOther,
};
