import { checkInTexts } from '@juban/contract/texts/check-in';
import { fill } from '@juban/contract/texts/fill';
import { punchTexts as texts } from '@juban/contract/texts/punch';
import { useCallback, useRef } from 'react';
import { showToast } from '../../ui/toast.tsx';
import { useLazyComponent } from '../../ui/use-lazy-component.ts';
import type { GainDialogProps } from './gain-dialog.tsx';
import type { PunchGain } from './use-punch.ts';

interface GainNoticeProps extends Omit<GainDialogProps, 'gain' | 'open'> {
  /** What a mark has just given; undefined while there is nothing to tell. */
  gain: PunchGain | undefined;
}

const loadDialog = () => import('./gain-dialog.tsx');

/** What the mark gave, on a stage of its own; fetched with the first mark. */
export function GainNotice({ gain, onClose, ...rest }: GainNoticeProps) {
  // Still readable while it fades away.
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
