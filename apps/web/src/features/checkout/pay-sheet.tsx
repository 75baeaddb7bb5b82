import { checkoutTexts } from '@juban/contract/texts/checkout';
import { commonTexts } from '@juban/contract/texts/common';
import { fill } from '@juban/contract/texts/fill';
import { fenOf } from '@juban/domain/money';
import { useRef } from 'react';
import { isRenewable } from '../../lib/package-wallets.ts';
import { Button } from '../../ui/button.tsx';
import { Price } from '../../ui/price.tsx';
import { priceText } from '../../ui/price-text.ts';
import { Sheet } from '../../ui/sheet.tsx';
import type { CheckoutState } from './checkout-machine.ts';
import { PayMethods } from './pay-methods.tsx';
import styles from './pay-sheet.module.css';
import type { Checkout } from './use-checkout.ts';

type Chosen = Pick<Extract<CheckoutState, { kind: 'choosing' }>, 'plan' | 'chosen' | 'isLost'>;

/** The sheet's content; it stays while the order is created and the wallet opens. */
function chosenIn(state: CheckoutState): Chosen | undefined {
  if (state.kind !== 'choosing' && state.kind !== 'creating') return undefined;
  return state.plan.isStore ? undefined : state;
}

/** The wallets, or on channels with their own popup the goods infos with notes and prices. */
export function PaySheet({ checkout: { state, send } }: { checkout: Checkout }) {
  const shown = chosenIn(state);
  const last = useRef<Chosen>(undefined);
  if (shown) last.current = shown;
  const isPaying = state.kind === 'paying' && state.start.way !== 'store';
  const busy = state.kind === 'creating' || isPaying;
  const content = shown ?? last.current;
  const close = () => send({ type: 'closed' });
  const isChannels = content?.plan.shape === 'channels';
  return (
    <Sheet
      open={content !== undefined && (shown !== undefined || isPaying)}
      onClose={close}
      title={isChannels ? checkoutTexts.channelTitle : checkoutTexts.payTitle}
      closeLabel={commonTexts.close}
    >
      {content && (
        <PayForm
          {...content}
          busy={busy}
          onChoose={(chosen) => send({ type: 'chose', chosen })}
          onConfirm={() => send({ type: 'confirmed' })}
        />
      )}
    </Sheet>
  );
}

interface PayFormProps extends Chosen {
  busy: boolean;
  onChoose: (chosen: number) => void;
  onConfirm: () => void;
}

function PayForm({ plan, chosen, isLost, busy, onChoose, onConfirm }: PayFormProps) {
  const { goods, offers, shape } = plan;
  const offer = offers[chosen];
  const fen = offer?.fen ?? fenOf(goods.price);
  return (
    <>
      <div className={styles.total}>
        <Price fen={fen} size="huge" />
        <p>
          {goods.showName}
          {goods.subTitle && (
            <>
              <i />
              {goods.subTitle}
            </>
          )}
        </p>
      </div>
      <PayMethods
        offers={offers}
        chosen={chosen}
        showsPrice={shape === 'channels'}
        hint={shape === 'wallets' && isRenewable(goods) ? checkoutTexts.renewableOnly : undefined}
        disabled={busy}
        onChoose={onChoose}
      />
      {isLost && (
        <p className={styles.lost} role="alert">
          {lostText(plan)}
        </p>
      )}
      <Button
        wide
        className="num"
        busy={busy}
        busyLabel={checkoutTexts.paying}
        disabled={offer === undefined}
        onClick={onConfirm}
      >
        {fill(checkoutTexts.confirm, { price: priceText(fen) })}
      </Button>
      <p className={styles.note}>{checkoutTexts.payNote}</p>
    </>
  );
}

/** The web variant also says that the payment failed. */
const lostText = ({ variant }: Chosen['plan']): string =>
  variant === 'web' ? `${checkoutTexts.payFailed}。${commonTexts.noConnection}` : commonTexts.noConnection;
