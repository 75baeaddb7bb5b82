import { commonTexts } from '@juban/contract/texts/common';
import PopupDialog from '../../ui/popup-dialog.tsx';
import { BindForm } from './bind-form.tsx';
import type { BindOptions } from './bind-options.ts';
import { useBind } from './use-bind.ts';

export interface BindModalProps {
  open: boolean;
  title: string;
  /** The purpose of the phone, if the title does not say it. */
  lead?: string;
  way: BindOptions;
  /** Shows a second button next to the one that binds, instead of a close button. */
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

/** Created again with every opening, because an old captcha is no longer valid. */
function Content({ way, lead, cancelLabel, onClose }: Omit<BindModalProps, 'open' | 'title'>) {
  const cancel = cancelLabel === undefined ? undefined : { label: cancelLabel, onPress: onClose };
  return <BindForm bind={useBind(way)} lead={lead} cancel={cancel} />;
}
