import { commonTexts } from '@juban/contract/texts/common';
import PopupDialog from '../../ui/popup-dialog.tsx';
import { BindForm } from './bind-form.tsx';
import type { BindWay } from './bind-way.ts';
import { useBind } from './use-bind.ts';

export interface BindModalProps {
  open: boolean;
  title: string;
  /** What the phone is for, where the title does not say it. */
  lead?: string;
  way: BindWay;
  /** A second button beside the one that binds; without it a cross in the corner. */
  cancelLabel?: string;
  onClose: () => void;
}

export default function BindDialog({ open, title, onClose, ...content }: BindModalProps) {
  const corner = content.cancelLabel === undefined ? { closeLabel: commonTexts.close } : {};
  return (
    <PopupDialog open={open} onClose={onClose} title={title} dress="form" {...corner}>
      {open && <Content onClose={onClose} {...content} />}
    </PopupDialog>
  );
}

/** Made anew with every opening: a picture that was left is no longer good. */
function Content({ way, lead, cancelLabel, onClose }: Omit<BindModalProps, 'open' | 'title'>) {
  const cancel = cancelLabel === undefined ? undefined : { label: cancelLabel, onPress: onClose };
  return <BindForm bind={useBind(way)} lead={lead} cancel={cancel} />;
}
