import { handoffTexts } from '@juban/contract/texts/handoff';
import { fenOf } from '@juban/domain/money';
import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Price } from '../../ui/price.tsx';
import type { HandoffOrder } from './handoff-data.ts';
import styles from './tip-dialog.module.css';
import { tipTexts } from './tip-texts.ts';

interface TipDialogProps {
  /** The confirmation needed before paying; 0 or undefined for none. */
  tip: HandoffOrder['tip'] | undefined;
  order: HandoffOrder;
  onClose: () => void;
  onGoOn: () => void;
}

const UPGRADE = 1;

/** Confirms an upgrade or a second contract before paying. */
export function TipDialog({ tip, order, onClose, onGoOn }: TipDialogProps) {
  // Kept while the dialog fades out.
  const last = useRef<1 | 2>(UPGRADE);
  if (tip) last.current = tip;
  const isUpgrade = last.current === UPGRADE;
  const words = tipTexts(last.current, order);
  // Only an upgrade of a running contract has something to compare.
  const isCompared = isUpgrade && order.tip === UPGRADE;
  return (
    <Dialog
      open={Boolean(tip)}
      onClose={onClose}
      title={words.title}
      dress={isCompared ? 'form' : 'question'}
      actions={
        <>
          <Button look="ghost" onClick={onClose}>
            {isUpgrade ? handoffTexts.upgradeNo : handoffTexts.repeatNo}
          </Button>
          <Button onClick={onGoOn}>{isUpgrade ? handoffTexts.upgradeYes : handoffTexts.repeatYes}</Button>
        </>
      }
    >
      {isCompared ? <Upgrade order={order} text={words.text} /> : words.text}
    </Dialog>
  );
}

function Upgrade({ order, text }: { order: HandoffOrder; text: string }) {
  return (
    <>
      <p className={styles.lead}>{text}</p>
      <div className={styles.change}>
        <div className={styles.before}>
          <span>{handoffTexts.upgradeOld}</span>
          <b>{order.renewable ? handoffTexts.upgradeOldState : handoffTexts.upgradeOldKept}</b>
        </div>
        <Icon name="right" size={16} />
        <div className={styles.after}>
          <span>{order.goodsName}</span>
          <Price fen={fenOf(order.price)} size="small" gold />
        </div>
      </div>
    </>
  );
}
