import { commonTexts } from '@juban/contract/texts/common';
import { identityTexts } from '@juban/contract/texts/identity';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PictureCheck } from './picture-check.tsx';
import styles from './risk-check.module.css';
import { SlidePuzzle } from './slide-puzzle.tsx';
import { useRiskChallenge } from './use-risk-challenge.ts';

interface RiskCheckProps {
  onSolved: (rid: string) => void;
}

/** The puzzle, or a picture with digits for who cannot drag; for a layer that has a close button in its corner. */
export function RiskCheck({ onSolved }: RiskCheckProps) {
  const [isByPicture, setByPicture] = useState(false);
  return (
    <>
      {isByPicture ? <PictureCheck onSolved={onSolved} /> : <SliderCheck onSolved={onSolved} />}
      <button type="button" className={styles.way} onClick={() => setByPicture(!isByPicture)}>
        {isByPicture ? identityTexts.riskBySlider : identityTexts.riskByPicture}
      </button>
    </>
  );
}

function SliderCheck({ onSolved }: RiskCheckProps) {
  const { challenge, lost, missed, swap, answer, loading, checking } = useRiskChallenge(onSolved);
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
      {!challenge && (lost ? <Lost text={lost} busy={loading} onRetry={swap} /> : <Waiting />)}
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

function Lost({ text, busy, onRetry }: { text: string; busy: boolean; onRetry: () => void }) {
  return (
    <div className={styles.lost} role="alert">
      <p>{text}</p>
      <Button look="ghost" busy={busy} onClick={onRetry}>
        {commonTexts.retry}
      </Button>
    </div>
  );
}
