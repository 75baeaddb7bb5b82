import { commonTexts } from '@juban/contract/texts/common';
import { useCallback } from 'react';
import type { GiftTableLayer } from '../../../features/desktop/desktop-screen.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { useLazyComponent } from '../../../ui/use-lazy-component.ts';

const loadTable = () => import('../../../features/purchase/benefit-sheet.tsx');

/** All bundles beside each other; fetched when first asked for. */
export function GiftTablePopup({ open, onClose, bundle }: GiftTableLayer) {
  const fail = useCallback(() => {
    onClose();
    showToast(commonTexts.networkFailed);
  }, [onClose]);
  const Table = useLazyComponent(loadTable, open, fail);
  return Table ? <Table open={open} onClose={onClose} onFailed={fail} bundle={bundle} /> : null;
}
