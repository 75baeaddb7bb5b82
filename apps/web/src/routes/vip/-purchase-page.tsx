import type { Brand, ClientType } from '@juban/catalog';
import { purchaseAgreementTypesOf } from '@juban/catalog/agreement-keys';
import { purchaseRulesOf } from '@juban/catalog/purchase-rules';
import { purchaseTexts } from '@juban/contract/texts/purchase';
import { hasBeenMember, userTypeOf } from '@juban/domain/membership-card';
import { useEffect } from 'react';
import { partHydrated } from '../../entry/early-tap.ts';
import { CheckoutLayer } from '../../features/checkout/checkout-layer.tsx';
import { useCheckout } from '../../features/checkout/use-checkout.ts';
import { useLoginSheet } from '../../features/checkout/use-login-sheet.ts';
import { useRestore } from '../../features/checkout/use-restore.ts';
import { LoginModal } from '../../features/identity/login-modal.tsx';
import { AgreementLinks } from '../../features/purchase/agreement-line.tsx';
import { agreementsOf } from '../../features/purchase/buy-area.tsx';
import { loadGoodsList } from '../../features/purchase/load-purchase.ts';
import type { PurchaseData, SellingPackage } from '../../features/purchase/purchase-data.ts';
import { type PurchaseSearch, readPurchaseQuery } from '../../features/purchase/purchase-query.ts';
import { PurchaseScreen } from '../../features/purchase/purchase-screen.tsx';
import { useAgreed } from '../../features/purchase/use-agreed.ts';
import { useGoodsList } from '../../features/purchase/use-goods-list.ts';
import { type MemberState, useMember } from '../../features/purchase/use-member.ts';
import { useRunning } from '../../features/purchase/use-running.ts';
import { isRenewable } from '../../lib/package-wallets.ts';
import { dataOf } from '../../lib/user-state.ts';
import { useBuyerEvents } from '../../platform/analytics/use-buyer-events.ts';
import { showAlert } from '../../ui/alert.tsx';

export interface PurchasePageProps {
  data: PurchaseData;
  search: PurchaseSearch;
  clientType: ClientType;
  brand: Brand;
  variant: 'app' | 'web';
  /** The link is wrong: the page says so, and nothing can be bought. */
  isWrong: boolean;
}

const loadGiftTable = () => import('../../features/gift/gift-sheet.tsx');

const PATHS = { app: '/vip', web: '/vip/web' } as const;

export default function PurchasePage(props: PurchasePageProps) {
  const { data, search, clientType, brand, variant, isWrong } = props;
  const rules = purchaseRulesOf(clientType);
  const member = useMember();
  const { visitor, isSettled, reload } = member;
  const status = dataOf(visitor)?.status ?? 0;
  const track = useBuyerEvents(PATHS[variant], isSettled ? userTypeOf(status) : undefined);
  const { goodsList, agreeing, login, checkout } = useBuying(props, member);
  const { restore, restoring } = useRestore({ onRestored: reload, onLoginWanted: login.ask });
  useEffect(partHydrated, []);
  useWrongAlert(isWrong);
  const onPay = () => {
    track('pay');
    goodsList.keep();
    checkout.pay();
  };
  return (
    <>
      <PurchaseScreen
        blocks={data.blocks}
        goodsList={goodsList}
        visitor={visitor}
        query={readPurchaseQuery(search, rules)}
        rules={rules}
        brand={brand}
        buying={{
          ...agreeing,
          renews: hasBeenMember(status),
          disabled: isWrong,
          busy: checkout.busy,
          onPay,
        }}
        reload={reload}
        onLogin={login.ask}
        onRestore={restore}
        restoring={restoring}
        track={track}
        loadGiftTable={loadGiftTable}
      />
      <CheckoutLayer
        checkout={checkout}
        documents={<AgreementLinks agreements={agreeing.agreements} opens={rules.agreementsOpen} />}
      />
      <LoginModal {...login.dialog} />
    </>
  );
}

/** The chosen package, its agreement and the checkout. */
function useBuying(props: PurchasePageProps, { visitor, isSettled, reload }: MemberState) {
  const { data, search, clientType, variant, isWrong } = props;
  const goodsList = useGoodsList({
    data,
    clientType: clientType.id,
    running: useRunning(dataOf(visitor)),
    load: (family) => loadGoodsList(clientType, family),
  });
  const login = useLoginSheet({
    isModal: variant === 'web',
    isGuest: isSettled && visitor.kind === 'guest' && !isWrong,
    onLoggedIn: async (toPay) => {
      await reload();
      if (toPay) checkout.goOnLoggedIn();
    },
  });
  const agreeing = useAgreeing(clientType, goodsList.chosen);
  const checkout = useCheckout({
    variant,
    goods: goodsList.chosen,
    agreed: agreeing.agreed,
    source: search.source,
    fromPath: search.from_path,
    oaid: search.oaid,
    onPaid: reload,
    onAgree: agreeing.onAgree,
    onLoginWanted: login.askToPay,
  });
  return { goodsList, agreeing, login, checkout };
}

function useWrongAlert(isWrong: boolean): void {
  useEffect(() => {
    if (isWrong) showAlert({ text: purchaseTexts.wrongLink });
  }, [isWrong]);
}

/** The documents of the chosen package, and whether they are ticked. */
function useAgreeing(clientType: ClientType, goods: SellingPackage | undefined) {
  const types = purchaseAgreementTypesOf(clientType, goods !== undefined && isRenewable(goods));
  return { agreements: agreementsOf(types), ...useAgreed(types) };
}
