import { checkInTexts } from '@juban/contract/texts/check-in';
import { fill } from '@juban/contract/texts/fill';
import { punchTexts as texts } from '@juban/contract/texts/punch';
import { useCallback, useRef } from 'react';
import { showToast } from '../../ui/toast.tsx';
import { useLazyComponent } from '../../ui/use-lazy-component.ts';
import type { GainDialogProps } from './gain-dialog.tsx';
import type { PunchGain } from './use-punch.ts';

interface GainNoticeProps extends Omit<GainDialogProps, 'gain' | 'open'> {
  /** The result of the last check-in; undefined if there is none to show. */
  gain: PunchGain | undefined;
}

const loadDialog = () => import('./gain-dialog.tsx');

/** Shows what the check-in granted; its code is loaded with the first one. */
export function GainNotice({ gain, onClose, ...rest }: GainNoticeProps) {
  // Kept while it fades out.
  const last = useRef<PunchGain>(undefined);
  if (gain) last.current = gain;
  const sayAnyway = useCallback(() => {
    onClose();
    const days = last.current?.rewardDays ?? 0;
    showToast(`${checkInTexts.successTitle} ${fill(texts.resultDays, { days })}`);
  }, [onClose]);
  const Dialog = useLazyComponent(loadDialog, gain !== undefined, sayAnyway);
  if (!Dialog || !last.current) return null;
  return <Dialog {...rest} gain={last.current} open={gain !== undefined} onClose={onClose} />;
}
