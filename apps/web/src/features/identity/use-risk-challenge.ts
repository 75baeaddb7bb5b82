import type { CallOutput } from '@juban/contract/schemas';
import { commonTexts } from '@juban/contract/texts/common';
import { useCallback, useEffect, useState } from 'react';
import { refusalText } from '../../lib/refusal-text.ts';
import { ApiError, api } from '../../platform/api/api.ts';
import { showToast } from '../../ui/toast.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import type { SlidePath } from './slide-path.ts';

export type RiskChallenge = CallOutput<'getRiskChallenge'>;

export interface RiskWayProps {
  onSolved: (rid: string) => void;
  /** Called with a text after too many wrong answers. */
  onWait: (text: string) => void;
}

/** The code of a wrong answer, as opposed to a failed request. */
const WRONG_ANSWER = '2006';
const TOO_MANY = '4290';

const hasCode = (cause: unknown, code: string): cause is ApiError =>
  cause instanceof ApiError && cause.code === code;
export const isWrongAnswer = (cause: unknown): boolean => hasCode(cause, WRONG_ANSWER);

/** The text after too many wrong answers, for either check. */
export const waitText = (cause: unknown): string | undefined =>
  hasCode(cause, TOO_MANY) ? cause.message : undefined;

/** Loads slider puzzles until one is solved. */
export function useRiskChallenge({ onSolved, onWait }: RiskWayProps) {
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
          const wait = waitText(cause);
          if (wait !== undefined) return onWait(wait);
          // An answered puzzle is used up; any other may still be solved.
          if (isSpent) setChallenge(undefined);
          setLost(true);
          showToast(refusalText(cause, commonTexts.http502));
        }
      }),
    [loadNext, onWait],
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
      // An answered puzzle is used up, even if the request failed.
      await another(true);
    });

  const swap = () => {
    setMissed(false);
    void another();
  };

  return { challenge, isLost, missed, swap, answer, loading: loading.busy, checking: checking.busy };
}
