import { commonTexts } from '@juban/contract/texts/common';
import { identityTexts } from '@juban/contract/texts/identity';
import { Sheet } from '../../ui/sheet.tsx';
import { RiskCheck } from './risk-check.tsx';

interface RiskSheetProps {
  open: boolean;
  onClose: () => void;
  onSolved: (rid: string) => void;
}

/** The risk check in a sheet, before a code is sent. */
export function RiskSheet({ open, onClose, onSolved }: RiskSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title={identityTexts.riskTitle} closeLabel={commonTexts.close}>
      <RiskCheck onSolved={onSolved} />
    </Sheet>
  );
}
