import type { Brand, ClientType } from '@juban/catalog';
import { purchaseRulesOf } from '@juban/catalog/purchase-rules';
import { agreementNameTexts } from '@juban/contract/texts/agreement-names';
import { fill } from '@juban/contract/texts/fill';
import { unionTexts } from '@juban/contract/texts/union';
import { yuanOf } from '@juban/domain/money';
import { useEffect, useState } from 'react';
import { partHydrated } from '../../../entry/early-tap.ts';
import { BindModal } from '../../../features/binding/bind-modal.tsx';
import { CheckoutLayer } from '../../../features/checkout/checkout-layer.tsx';
import { type Checkout, useCheckout } from '../../../features/checkout/use-checkout.ts';
import { AgreementLine, type AgreementLineProps } from '../../../features/purchase/agreement-line.tsx';
import { PayButton } from '../../../features/purchase/pay-button.tsx';
import { useAgreed } from '../../../features/purchase/use-agreed.ts';
import { AccountRow } from '../../../features/union/account-row.tsx';
import { ConfirmDialog } from '../../../features/union/confirm-dialog.tsx';
import { doneMessageOf } from '../../../features/union/done-message.ts';
import { SoldElsewhere } from '../../../features/union/sold-elsewhere.tsx';
import { unionBinding } from '../../../features/union/union-binding.ts';
import { priceOf, type UnionProduct } from '../../../features/union/union-data.ts';
import { goodsOf, isSoldHere } from '../../../features/union/union-goods.ts';
import { UnionMissing } from '../../../features/union/union-missing.tsx';
import { UnionScreen } from '../../../features/union/union-screen.tsx';
import { useArrival } from '../../../features/union/use-arrival.ts';
import { useUnionAccount } from '../../../features/union/use-union-account.ts';
import { useUnionFlow } from '../../../features/union/use-union-flow.ts';
import { useAskLogin } from '../../../platform/host/use-ask-login.ts';
import { RefundRule } from '../../../ui/refund-rule.tsx';

export interface UnionSearch {
  source?: string;
  from_path?: string;
  oaid?: string;
}

export interface UnionPageProps {
  /** Null if it could not be loaded. */
  product: UnionProduct | null;
  search: UnionSearch;
  clientType: ClientType;
  brand: Brand;
}

const AGREEMENTS = [{ type: 'vip', title: agreementNameTexts.vip }];
const TYPES = AGREEMENTS.map(({ type }) => type);

/** The interactive page, loaded lazily whether or not the product could be loaded. */
export default function UnionPage({ product, ...props }: UnionPageProps) {
  useEffect(partHydrated, []);
  if (!product) return <UnionMissing />;
  const { brand, clientType } = props;
  const { notesVendor } = purchaseRulesOf(clientType);
  const note = notesVendor ? fill(unionTexts.vendorNote, { brand: brand.name }) : undefined;
  return (
    <UnionScreen product={product} brand={brand} note={note}>
      {isSoldHere(product) ? <UnionShop product={product} {...props} /> : <SoldElsewhere brand={brand} />}
    </UnionScreen>
  );
}

interface UnionShopProps extends UnionPageProps {
  product: UnionProduct;
}

function UnionShop({ product, search, clientType, brand }: UnionShopProps) {
  const { account, reload } = useUnionAccount(product.type);
  const { agreed, onAgree, agreementWanted: wanted, wantAgreement } = useAgreed(TYPES);
  const agreeing = { agreed, onAgree, wanted, opens: purchaseRulesOf(clientType).agreementsOpen };
  const askLogin = useAskLogin();
  const checkout = useUnionCheckout({ product, search, clientType, brand }, agreed);
  const flow = useUnionFlow({
    product,
    account,
    reload,
    agreed,
    onLogin: askLogin,
    onAgreementWanted: wantAgreement,
    onPay: checkout.pay,
  });
  return (
    <>
      <AccountRow
        account={account}
        partnerName={product.priceInfo.unionName}
        leaving={flow.leaving}
        onLogin={askLogin}
        onBind={flow.bind}
        onRetry={reload}
      />
      <Buy product={product} busy={flow.busy || checkout.busy} onPay={flow.buy} {...agreeing} />
      <ConfirmDialog flow={flow} product={product} account={account} />
      <BindModal
        open={flow.layer === 'bind'}
        title={fill(unionTexts.bindTitle, { partner: product.priceInfo.unionName })}
        way={unionBinding(product.type, flow.onBound)}
        onClose={flow.close}
      />
      <CheckoutLayer checkout={checkout} />
    </>
  );
}

interface BuyProps extends Omit<AgreementLineProps, 'agreements'> {
  product: UnionProduct;
  busy: boolean;
  onPay: () => void;
}

/** The card already shows the saving, so the button shows only the price. */
function Buy({ product, busy, onPay, ...agreeing }: BuyProps) {
  const price = yuanOf(priceOf(product));
  return (
    <>
      <PayButton goods={{ price, oriPrice: price }} busy={busy} onPay={onPay} />
      <AgreementLine agreements={AGREEMENTS} {...agreeing} />
      <RefundRule rule={unionTexts.noRefund} />
    </>
  );
}

/** The checkout of both memberships; after paying it shows the partner's progress. */
function useUnionCheckout({ product, search, brand }: UnionShopProps, agreed: boolean): Checkout {
  const [paidNo, setPaidNo] = useState<string>();
  const arrival = useArrival(paidNo);
  const checkout = useCheckout({
    variant: 'union',
    goods: goodsOf(product, brand),
    agreed,
    source: search.source,
    fromPath: search.from_path,
    oaid: search.oaid,
    onPaid: async () => undefined,
    done: doneMessageOf(product, { arrival, brand: brand.name }),
  });
  const { state } = checkout;
  const orderNo = state.kind === 'done' ? state.order.orderNo : undefined;
  useEffect(() => setPaidNo(orderNo), [orderNo]);
  return checkout;
}
