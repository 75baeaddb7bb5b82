import { commonTexts } from '@juban/contract/texts/common';
import { fill } from '@juban/contract/texts/fill';
import { unionTexts } from '@juban/contract/texts/union';
import { unionPageTexts } from '@juban/contract/texts/union-pages';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { priceText } from '../../ui/price-text.ts';
import styles from './confirm-dialog.module.css';
import { priceOf, type UnionAccount, type UnionProduct } from './union-data.ts';
import type { UnionFlow } from './use-union-flow.ts';

interface ConfirmDialogProps {
  flow: UnionFlow;
  product: UnionProduct;
  account: UnionAccount;
}

/** Confirms both accounts and the price, because a membership cannot be moved to another account. */
export function ConfirmDialog({ flow, product, account }: ConfirmDialogProps) {
  const { close, bind, confirm, layer } = flow;
  const { rrtvName, unionName: partner } = product.priceInfo;
  const { text, own } = account.kind === 'bound' ? account : { text: '', own: '' };
  return (
    <Dialog
      open={layer === 'confirm'}
      onClose={close}
      title={unionTexts.confirmTitle}
      closeLabel={commonTexts.close}
      actions={
        <>
          <Button look="ghost" onClick={bind}>
            {unionPageTexts.changeAccount}
          </Button>
          <Button onClick={confirm}>{unionTexts.confirmBuy}</Button>
        </>
      }
    >
      <p className={styles.hint}>{fill(unionTexts.confirmHint, { partner })}</p>
      <dl className={styles.lines}>
        {own && <Line label={rrtvName} value={own} />}
        <Line label={fill(unionTexts.accountLabel, { partner })} value={text} />
        <Line label={unionPageTexts.due} value={`¥${priceText(priceOf(product))}`} gold />
      </dl>
    </Dialog>
  );
}

function Line({ label, value, gold = false }: { label: string; value: string; gold?: boolean }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={gold ? `${styles.gold} num` : 'num'}>{value}</dd>
    </div>
  );
}
