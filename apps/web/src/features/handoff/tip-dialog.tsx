import { handoffTexts } from '@juban/contract/texts/handoff';
import { fenOf } from '@juban/domain/money';
import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Price } from '../../ui/price.tsx';
import type { HandoffOrder } from './handoff-data.ts';
import styles from './tip-dialog.module.css';

interface TipDialogProps {
  /** What is to be asked first; nothing is open without it. */
  tip: HandoffOrder['tip'] | undefined;
  order: HandoffOrder;
  onClose: () => void;
  onGoOn: () => void;
}

const UPGRADE = 1;

const WORDS = {
  1: { title: handoffTexts.upgradeTitle, no: handoffTexts.upgradeNo, yes: handoffTexts.upgradeYes },
  2: { title: handoffTexts.repeatTitle, no: handoffTexts.repeatNo, yes: handoffTexts.repeatYes },
} as const;

/** An upgrade or a second contract: said before money moves. */
export function TipDialog({ tip, order, onClose, onGoOn }: TipDialogProps) {
  // The words stay while the dialog fades away.
  const last = useRef<1 | 2>(UPGRADE);
  if (tip) last.current = tip;
  const isUpgrade = last.current === UPGRADE;
  const { title, no, yes } = WORDS[last.current];
  return (
    <Dialog
      open={Boolean(tip)}
      onClose={onClose}
      title={title}
      dress={isUpgrade ? 'form' : 'question'}
      actions={
        <>
          <Button look="ghost" onClick={onClose}>
            {no}
          </Button>
          <Button onClick={onGoOn}>{yes}</Button>
        </>
      }
    >
      {isUpgrade ? <Upgrade order={order} /> : repeatTextOf(order)}
    </Dialog>
  );
}

/** Only a new contract ends the old one. */
const repeatTextOf = ({ renewable }: HandoffOrder) =>
  renewable ? handoffTexts.repeatText : handoffTexts.repeatOnceText;

function Upgrade({ order }: { order: HandoffOrder }) {
  return (
    <>
      <p className={styles.lead}>
        {order.renewable ? handoffTexts.upgradeText : handoffTexts.upgradeOnceText}
      </p>
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
