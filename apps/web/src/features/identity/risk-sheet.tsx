import { commonTexts } from '@juban/contract/texts/common';
import { identityTexts } from '@juban/contract/texts/identity';
import { useCallback } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { showToast } from '../../ui/toast.tsx';
import styles from './risk-sheet.module.css';
import { SlidePuzzle } from './slide-puzzle.tsx';
import { useRiskChallenge } from './use-risk-challenge.ts';

interface RiskSheetProps {
  open: boolean;
  onClose: () => void;
  onSolved: (rid: string) => void;
}

/** The risk check from below, before a code is sent. */
export function RiskSheet({ open, onClose, onSolved }: RiskSheetProps) {
  const failed = useCallback(() => {
    onClose();
    showToast(commonTexts.networkFailed);
  }, [onClose]);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      onFailed={failed}
      title={identityTexts.riskTitle}
      closeLabel={commonTexts.close}
    >
      <RiskCheck onSolved={onSolved} />
    </Sheet>
  );
}

function RiskCheck({ onSolved }: Pick<RiskSheetProps, 'onSolved'>) {
  const { challenge, missed, swap, answer, checking } = useRiskChallenge(onSolved);
  return (
    <>
      <button type="button" className={styles.another} aria-label={identityTexts.riskAnother} onClick={swap}>
        <Icon name="refresh" size={18} />
      </button>
      {challenge ? (
        <SlidePuzzle
          key={challenge.challenge}
          challenge={challenge}
          missed={missed}
          checking={checking}
          onAnswer={(x) => void answer(x)}
        />
      ) : (
        <div className={styles.waiting} role="status">
          <span className="sr-only">{identityTexts.riskLoading}</span>
        </div>
      )}
    </>
  );
}
