import { commonTexts } from '@juban/contract/texts/common';
import { identityTexts } from '@juban/contract/texts/identity';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PictureCheck } from './picture-check.tsx';
import styles from './risk-check.module.css';
import { SlidePuzzle } from './slide-puzzle.tsx';
import { type RiskWayProps, useRiskChallenge } from './use-risk-challenge.ts';

interface RiskCheckProps {
  onSolved: (rid: string) => void;
}

/**
 * The slider puzzle, or a captcha for users who cannot drag; for a layer with a close button in its corner.
 */
export function RiskCheck({ onSolved }: RiskCheckProps) {
  const [isByPicture, setByPicture] = useState(false);
  /** Shown alone after too many wrong answers, when neither check is available. */
  const [wait, setWait] = useState<string>();
  if (wait !== undefined) {
    return (
      <p className={styles.wait} role="alert">
        {wait}
      </p>
    );
  }
  const Way = isByPicture ? PictureCheck : SliderCheck;
  return (
    <>
      <Way onSolved={onSolved} onWait={setWait} />
      <button type="button" className={styles.way} onClick={() => setByPicture(!isByPicture)}>
        {isByPicture ? identityTexts.riskBySlider : identityTexts.riskByPicture}
      </button>
    </>
  );
}

function SliderCheck(way: RiskWayProps) {
  const { challenge, isLost, missed, swap, answer, loading, checking } = useRiskChallenge(way);
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
          onAnswer={(x, path) => void answer(x, path)}
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
