import { commonTexts } from '@juban/contract/texts/common';
import { giftTexts } from '@juban/contract/texts/gift';
import { useCallback } from 'react';
import type { GiftTableLayer } from '../../../features/desktop/desktop-screen.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { useLazyComponent } from '../../../ui/use-lazy-component.ts';

const loadTable = async () => ({
  default: (await import('../../../features/gift/gift-table.tsx')).GiftTable,
});

/** All bundles beside each other, in a window of its own; fetched when first asked for. */
export function GiftTablePopup({ open, onClose, bundle }: GiftTableLayer) {
  const fail = useCallback(() => {
    onClose();
    showToast(commonTexts.networkFailed);
  }, [onClose]);
  const Table = useLazyComponent(loadTable, open, fail);
  return (
    <Dialog
      open={open && Table !== undefined}
      onClose={onClose}
      onFailed={fail}
      title={giftTexts.tableTitle}
      closeLabel={commonTexts.close}
      dress="wide"
    >
      {Table && <Table bundle={bundle} />}
    </Dialog>
  );
}
