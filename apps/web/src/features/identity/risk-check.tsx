import { commonTexts } from '@juban/contract/texts/common';
import { identityTexts } from '@juban/contract/texts/identity';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './risk-check.module.css';
import { SlidePuzzle } from './slide-puzzle.tsx';
import { useRiskChallenge } from './use-risk-challenge.ts';

/** The puzzle and the way to another one, for a layer that has a close button in its corner. */
export function RiskCheck({ onSolved }: { onSolved: (rid: string) => void }) {
  const { challenge, isLost, missed, swap, answer, loading, checking } = useRiskChallenge(onSolved);
  return (
    <>
      <button type="button" className={styles.another} aria-label={identityTexts.riskAnother} onClick={swap}>
        <Icon name="refresh" size={18} />
      </button>
      {challenge && (
        <SlidePuzzle
          key={challenge.challenge}
          challenge={challenge}
          missed={missed}
          checking={checking}
          onAnswer={(x) => void answer(x)}
        />
      )}
      {!challenge && (isLost ? <Lost busy={loading} onRetry={swap} /> : <Waiting />)}
    </>
  );
}

function Waiting() {
  return (
    <div className={styles.waiting} role="status">
      <span className="sr-only">{identityTexts.riskLoading}</span>
    </div>
  );
}

function Lost({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  return (
    <div className={styles.lost} role="alert">
      <p>{identityTexts.riskLost}</p>
      <Button look="ghost" busy={busy} onClick={onRetry}>
        {commonTexts.retry}
      </Button>
    </div>
  );
}
