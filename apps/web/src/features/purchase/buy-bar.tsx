import { fill } from '@juban/contract/texts/fill';
import { purchaseTexts } from '@juban/contract/texts/purchase';
import { shelfTexts } from '@juban/contract/texts/shelf';
import { fenOf } from '@juban/domain/money';
import { ScriptOnce } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Price } from '../../ui/price.tsx';
import { priceText } from '../../ui/price-text.ts';
import type { BlocksScope } from './blocks-context.ts';
import styles from './buy-bar.module.css';
import { dockScript, useBuyLayer } from './buy-layer.ts';
import { FloatButton, FloatRibbon, ribbonOf } from './float-ribbon.tsx';
import type { Block, SellingPackage } from './purchase-data.ts';

interface BuyBarProps {
  goods: Pick<SellingPackage, 'price' | 'oriPrice' | 'showName'> | undefined;
  /** The user has been a member. */
  renews: boolean;
  busy: boolean;
  disabled?: boolean;
  onPay: () => void;
  /** Blocks at the bottom of the page: the strip, and the link next to the price. */
  foot?: BlocksScope & { blocks: readonly Block[] };
}

/** The layer at the bottom: the buy bar while the pay button is off screen, otherwise the strip. */
export function BuyBar({ goods, renews, busy, disabled = false, onPay, foot }: BuyBarProps) {
  const dock = useRef<HTMLDivElement>(null);
  const [isAway, setAway] = useState(false);
  const ribbon = foot && !isAway ? ribbonOf(foot.blocks) : undefined;
  useBuyLayer(dock, ribbon !== undefined);
  return (
    // The script adds an attribute that React does not expect.
    <div ref={dock} className={styles.dock} suppressHydrationWarning>
      {goods && (
        <div className={styles.bar} data-testid="buy-bar">
          {foot && <FloatButton {...foot} />}
          <Sum goods={goods} />
          <Button
            className={styles.buy ?? ''}
            busy={busy}
            busyLabel={purchaseTexts.paying}
            disabled={disabled}
            onClick={onPay}
          >
            {renews ? purchaseTexts.renewNow : purchaseTexts.buyNow}
          </Button>
        </div>
      )}
      {foot && ribbon && <FloatRibbon item={ribbon} scope={foot} onClose={() => setAway(true)} />}
      <ScriptOnce>{dockScript()}</ScriptOnce>
    </div>
  );
}

function Sum({ goods: { price, oriPrice, showName } }: { goods: NonNullable<BuyBarProps['goods']> }) {
  const saved = fenOf(oriPrice) - fenOf(price);
  return (
    <div className={styles.sum}>
      <span className="sr-only">{purchaseTexts.total}</span>
      <Price fen={fenOf(price)} gold />
      <p>
        {showName}
        {saved > 0 && (
          <>
            <i />
            <span className="num">{fill(shelfTexts.saved, { price: priceText(saved) })}</span>
          </>
        )}
      </p>
    </div>
  );
}
