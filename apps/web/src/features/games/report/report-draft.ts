import { GAME_REPORT_REASONS, type GameReportReason } from '@juban/domain/game-reports';

/** What of a report outlives a login; pictures come after it. */
export interface ReportDraft {
  reason?: GameReportReason | undefined;
  content: string;
}

const REASONS: ReadonlySet<unknown> = new Set([undefined, ...GAME_REPORT_REASONS]);

function isDraft(kept: unknown): kept is ReportDraft {
  const { reason, content } = Object(kept);
  return typeof content === 'string' && REASONS.has(reason);
}

/** What was said of one game does not turn up at another. */
export const reportDraftKind = (id: string) => ({ name: `reportDraft ${id}`, isDraft });
