import { commonTexts } from '@juban/contract/texts/common';
import { giftTexts } from '@juban/contract/texts/gift';
import type { GiftTableLayer } from '../../../features/desktop/desktop-screen.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';

const loadTable = async () => ({
  default: (await import('../../../features/gift/gift-table.tsx')).GiftTable,
});

/** All bundles in a dialog, loaded when first opened. */
export function GiftTablePopup({ open, onClose, bundle }: GiftTableLayer) {
  const Table = useLazyDialog(loadTable, { open, onClose });
  return (
    <Dialog
      open={open && Table !== undefined}
      onClose={onClose}
      title={giftTexts.tableTitle}
      closeLabel={commonTexts.close}
      dress="wide"
    >
      {Table && <Table bundle={bundle} />}
    </Dialog>
  );
}
