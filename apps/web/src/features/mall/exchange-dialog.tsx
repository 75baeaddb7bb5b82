import { commonTexts } from '@juban/contract/texts/common';
import { fill } from '@juban/contract/texts/fill';
import { mallPageTexts } from '@juban/contract/texts/mall-pages';
import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { countText } from '../../ui/count-text.ts';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './exchange-dialog.module.css';
import { GoodsCover } from './goods-cover.tsx';
import { GoodsPrice } from './goods-price.tsx';
import { discountNote } from './goods-words.ts';
import type { Goods } from './mall-data.ts';
import type { ExchangeFlow } from './use-exchange.ts';

/** Confirms an exchange. */
export function ExchangeDialog({ flow: { goods, busy, confirm, cancel } }: { flow: ExchangeFlow }) {
  // Kept while the dialog fades out.
  const last = useRef<Goods>(undefined);
  if (goods) last.current = goods;
  const { name, payPoints, details } = last.current ?? { name: '', payPoints: 0, details: '' };
  return (
    <Dialog
      open={goods !== undefined}
      busy={busy}
      onClose={cancel}
      title={mallPageTexts.confirmTitle}
      actions={
        <>
          <Button look="ghost" disabled={busy} onClick={cancel}>
            {commonTexts.cancel}
          </Button>
          <Button busy={busy} busyLabel={mallPageTexts.exchanging} onClick={confirm}>
            {commonTexts.confirm}
          </Button>
        </>
      }
    >
      {last.current && (
        <>
          <div className={styles.cover}>
            <GoodsCover goods={last.current} isFirst isGone={false} />
          </div>
          <p className={styles.price}>
            <GoodsPrice paid={payPoints} full={last.current.points} />
            <small>{discountNote(last.current)}</small>
          </p>
        </>
      )}
      <p>{fill(mallPageTexts.confirmText, { points: countText(payPoints), name })}</p>
      {details && <p className={styles.details}>{details}</p>}
    </Dialog>
  );
}
