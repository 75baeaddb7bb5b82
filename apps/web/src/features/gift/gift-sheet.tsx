import { commonTexts } from '@juban/contract/texts/common';
import { giftTexts } from '@juban/contract/texts/gift';
import type { GiftBundleType } from '@juban/domain/gift-bundles';
import { Sheet } from '../../ui/sheet.tsx';
import { GiftTable } from './gift-table.tsx';

interface GiftSheetProps {
  open: boolean;
  onClose: () => void;
  /** Its row is highlighted. */
  bundle: GiftBundleType | undefined;
}

/** The table of all bundles in a sheet. */
export default function GiftSheet({ bundle, ...sheet }: GiftSheetProps) {
  return (
    <Sheet {...sheet} title={giftTexts.tableTitle} closeLabel={commonTexts.close}>
      <GiftTable bundle={bundle} />
    </Sheet>
  );
}
