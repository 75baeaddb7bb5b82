import type { CallOutput } from '@juban/contract/schemas';
import { commonTexts } from '@juban/contract/texts/common';
import { useCallback, useEffect, useState } from 'react';
import { ApiError, api } from '../../lib/api.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { showToast } from '../../ui/toast.tsx';
import { useBusy } from '../../ui/use-busy.ts';

export type RiskChallenge = CallOutput<'getRiskChallenge'>;

/** The code of an answer that was wrong, as opposed to one that did not arrive. */
const WRONG_ANSWER = '2006';

/** One slider puzzle after another, until one is solved. */
export function useRiskChallenge(onSolved: (rid: string) => void) {
  const [challenge, setChallenge] = useState<RiskChallenge>();
  const [isLost, setLost] = useState(false);
  const [missed, setMissed] = useState(false);
  const loading = useBusy();
  const checking = useBusy();
  const loadNext = loading.run;

  const another = useCallback(
    (isSpent = false) =>
      loadNext(async () => {
        try {
          setChallenge(await api.getRiskChallenge({}));
          setLost(false);
        } catch (cause) {
          // One that was answered is good for nothing more; any other may still be solved.
          if (isSpent) setChallenge(undefined);
          setLost(true);
          showToast(refusalText(cause, commonTexts.http502));
        }
      }),
    [loadNext],
  );
  useEffect(() => void another(), [another]);

  const answer = (x: number) =>
    checking.run(async () => {
      if (!challenge) return;
      try {
        const solved = await api.answerRisk({ challenge: challenge.challenge, x });
        if (solved) return onSolved(solved.rid);
        setMissed(true);
      } catch (cause) {
        const wrong = cause instanceof ApiError && cause.code === WRONG_ANSWER;
        setMissed(wrong);
        if (!wrong) showToast(refusalText(cause, commonTexts.http502));
      }
      // An answered puzzle is spent, whatever became of the answer.
      await another(true);
    });

  const swap = () => {
    setMissed(false);
    void another();
  };

  return { challenge, isLost, missed, swap, answer, loading: loading.busy, checking: checking.busy };
}
