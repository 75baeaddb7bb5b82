import { gameReportTexts as texts } from '@juban/contract/texts/game-report';
import { gamesTexts } from '@juban/contract/texts/games';
import { type GameReportReason, MOST_REPORT_TEXT, needsWords } from '@juban/domain/game-reports';
import { api } from '../../../lib/api.ts';
import { refusalText } from '../../../lib/refusal-text.ts';
import { showToast } from '../../../ui/toast.tsx';
import { useBusy } from '../../../ui/use-busy.ts';
import { findUploadProblem, type PickedPicture } from '../../../upload/picked-pictures.ts';

interface Report {
  id: string;
  reason: GameReportReason | undefined;
  content: string;
  pictures: readonly PickedPicture[];
}

/** The first thing that keeps a report from being sent. */
function findReportProblem({ reason, content, pictures }: Report): string | undefined {
  if (!reason) return gamesTexts.reasonMissing;
  const words = content.trim();
  if (needsWords(reason) && words === '') return gamesTexts.reportMissing;
  return words.length > MOST_REPORT_TEXT ? gamesTexts.reportTooLong : findUploadProblem(pictures);
}

/** From a tap on the button to a kept report; what was written stays until then. */
export function useReport(onDone: (reportNo: string) => void) {
  const { busy, run } = useBusy();
  const send = (report: Report) => {
    const problem = findReportProblem(report);
    const { id, reason, content, pictures } = report;
    if (problem || !reason) return showToast(problem ?? gamesTexts.reasonMissing);
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
  return { busy, send };
}
