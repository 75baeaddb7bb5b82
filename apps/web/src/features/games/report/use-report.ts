import { gameReportTexts as texts } from '@juban/contract/texts/game-report';
import { gamesTexts } from '@juban/contract/texts/games';
import { type GameReportReason, MAX_REPORT_LENGTH, requiresText } from '@juban/domain/game-reports';
import { refusalText } from '../../../lib/refusal-text.ts';
import { api } from '../../../platform/api/api.ts';
import { showToast } from '../../../ui/toast.tsx';
import { useBusy } from '../../../ui/use-busy.ts';
import { useProblem } from '../../../ui/use-problem.ts';
import { findUploadProblem, type PickedPicture } from '../../../upload/picked-pictures.ts';

interface Report {
  id: string;
  reason: GameReportReason | undefined;
  content: string;
  pictures: readonly PickedPicture[];
}

interface ReportProblem {
  field: 'reason' | 'content' | 'pictures';
  text: string;
}

/** The first problem that prevents sending. */
function findReportProblem({ reason, content, pictures }: Report): ReportProblem | undefined {
  if (!reason) return { field: 'reason', text: gamesTexts.reasonMissing };
  const words = content.trim();
  if (requiresText(reason) && words === '') return { field: 'content', text: gamesTexts.reportMissing };
  if (words.length > MAX_REPORT_LENGTH) return { field: 'content', text: gamesTexts.reportTooLong };
  const unready = findUploadProblem(pictures);
  return unready === undefined ? undefined : { field: 'pictures', text: unready };
}

/** Sends a report; the input stays until it is stored. */
export function useReport(onDone: (reportNo: string) => void) {
  const { busy, run } = useBusy();
  const { problem, passes, forget } = useProblem<ReportProblem>();
  const send = (report: Report) => {
    const { id, reason, content, pictures } = report;
    if (!passes(findReportProblem(report)) || !reason) return;
    void run(async () => {
      try {
        const addresses = pictures.map(({ address }) => address);
        const { reportNo } = await api.reportGame({
          id,
          reason,
          content: content.trim(),
          pictures: addresses,
        });
        onDone(reportNo);
      } catch (error) {
        showToast(refusalText(error, texts.failed));
      }
    });
  };
  return { busy, send, problem, forget };
}
