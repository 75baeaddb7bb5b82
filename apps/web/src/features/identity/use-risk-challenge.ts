import type { CallOutput } from '@juban/contract/schemas';
import { commonTexts } from '@juban/contract/texts/common';
import { identityTexts } from '@juban/contract/texts/identity';
import { useCallback, useEffect, useState } from 'react';
import { ApiError, api } from '../../lib/api.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { showToast } from '../../ui/toast.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import type { SlidePath } from './slide-path.ts';

export type RiskChallenge = CallOutput<'getRiskChallenge'>;

/** The code of an answer that was wrong, as opposed to one that did not arrive. */
const WRONG_ANSWER = '2006';
const TOO_MANY = '4290';

const hasCode = (cause: unknown, code: string): cause is ApiError =>
  cause instanceof ApiError && cause.code === code;
export const isWrongAnswer = (cause: unknown): boolean => hasCode(cause, WRONG_ANSWER);

/** One slider puzzle after another, until one is solved. */
export function useRiskChallenge(onSolved: (rid: string) => void) {
  const [challenge, setChallenge] = useState<RiskChallenge>();
  /** Why there is none. */
  const [lost, setLost] = useState<string>();
  const [missed, setMissed] = useState(false);
  const loading = useBusy();
  const checking = useBusy();
  const loadNext = loading.run;

  const another = useCallback(
    (isSpent = false) =>
      loadNext(async () => {
        try {
          setChallenge(await api.getRiskChallenge({}));
          setLost(undefined);
        } catch (cause) {
          const mustWait = hasCode(cause, TOO_MANY);
          // One that was answered is good for nothing more; any other may still be solved.
          if (isSpent || mustWait) setChallenge(undefined);
          setLost(mustWait ? cause.message : identityTexts.riskLost);
          if (!mustWait) showToast(refusalText(cause, commonTexts.http502));
        }
      }),
    [loadNext],
  );
  useEffect(() => void another(), [another]);

  const answer = (x: number, path: SlidePath) =>
    checking.run(async () => {
      if (!challenge) return;
      try {
        const solved = await api.answerRisk({ challenge: challenge.challenge, x, path });
        if (solved) return onSolved(solved.rid);
        setMissed(true);
      } catch (cause) {
        const wrong = isWrongAnswer(cause);
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

  return { challenge, lost, missed, swap, answer, loading: loading.busy, checking: checking.busy };
}
