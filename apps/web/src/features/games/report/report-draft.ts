import { GAME_REPORT_REASONS, type GameReportReason } from '@juban/domain/game-reports';

/** The part of a report that survives a login; pictures are added afterwards. */
export interface ReportDraft {
  reason?: GameReportReason | undefined;
  content: string;
}

const REASONS: ReadonlySet<unknown> = new Set([undefined, ...GAME_REPORT_REASONS]);

function isDraft(kept: unknown): kept is ReportDraft {
  const { reason, content } = Object(kept);
  return typeof content === 'string' && REASONS.has(reason);
}

/** A draft belongs to one game. */
export const reportDraftKind = (id: string) => ({ name: `reportDraft ${id}`, isDraft });
