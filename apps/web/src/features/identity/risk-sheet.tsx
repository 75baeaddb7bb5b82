import { commonTexts } from '@juban/contract/texts/common';
import { identityTexts } from '@juban/contract/texts/identity';
import { useCallback } from 'react';
import { Sheet } from '../../ui/sheet.tsx';
import { showToast } from '../../ui/toast.tsx';
import { RiskCheck } from './risk-check.tsx';

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
