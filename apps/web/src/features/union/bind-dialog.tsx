import { commonTexts } from '@juban/contract/texts/common';
import { fill } from '@juban/contract/texts/fill';
import { unionTexts } from '@juban/contract/texts/union';
import PopupDialog from '../../ui/popup-dialog.tsx';
import { BindForm } from './bind-form.tsx';
import type { BindModalProps } from './bind-modal.tsx';
import { useBind } from './use-bind.ts';

export default function BindDialog({ open, type, partnerName, onClose, onBound }: BindModalProps) {
  return (
    <PopupDialog
      open={open}
      onClose={onClose}
      title={fill(unionTexts.bindTitle, { partner: partnerName })}
      closeLabel={commonTexts.close}
      dress="form"
    >
      {open && <Content type={type} onBound={onBound} />}
    </PopupDialog>
  );
}

/** Made anew with every opening: a picture that was left is no longer good. */
function Content({ type, onBound }: Pick<BindModalProps, 'type' | 'onBound'>) {
  return <BindForm bind={useBind(type, onBound)} />;
}
