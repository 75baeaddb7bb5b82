import { purchaseAgreementTypesOf } from '@juban/catalog/agreement-keys';
import { useLayoutEffect, useState } from 'react';
import { useCheckout } from '../../features/checkout/use-checkout.ts';
import { useLoginSheet } from '../../features/checkout/use-login-sheet.ts';
import type { Member } from '../../features/purchase/member.ts';
import { useAgreed } from '../../features/purchase/use-agreed.ts';
import { useRunning } from '../../features/purchase/use-running.ts';
import { isRenewable } from '../../lib/package-wallets.ts';
import { firstToBuy, isRunning } from '../../lib/running-contracts.ts';
import { readSavedPackage, savePackage } from '../../lib/saved-package.ts';
import { dataOf } from '../../lib/user-state.ts';
import type { SimpleData } from './-use-simple-loads.ts';

export interface SimpleSearch {
  source?: string;
  from_path?: string;
  goods_code?: string;
  oaid?: string;
}

export type SimpleBuying = ReturnType<typeof useSimpleBuying>;

/** The chosen package, its agreement and the checkout. */
export function useSimpleBuying(
  { clientType, packages, visitor }: SimpleData,
  search: SimpleSearch,
  reloadMember: () => Promise<Member | undefined>,
  onPay: () => void,
) {
  const [picked, choose] = useState<string>();
  const [kept, setKept] = useState<string>();
  useLayoutEffect(() => setKept(readSavedPackage(clientType.id)?.id), [clientType]);
  const running = useRunning(dataOf(visitor));
  const goodsList = packages ?? [];
  const named = goodsList.find(({ refGoodsCode }) => refGoodsCode === search.goods_code);
  const before = goodsList.find((goods) => goods.id === kept && !isRunning(goods, running));
  const goods =
    goodsList.find(({ id }) => id === picked) ?? named ?? before ?? firstToBuy(goodsList, running);
  const documents = purchaseAgreementTypesOf(clientType, goods !== undefined && isRenewable(goods));
  const agreeing = useAgreed(documents);
  const login = useLoginSheet({
    isModal: false,
    isGuest: visitor.kind === 'guest',
    onLoggedIn: async (toPay) => {
      await reloadMember();
      if (toPay) checkout.goOnLoggedIn();
    },
  });
  const checkout = useCheckout({
    variant: 'simple',
    goods,
    agreed: agreeing.agreed,
    source: search.source,
    fromPath: search.from_path,
    oaid: search.oaid,
    onPaid: reloadMember,
    onAgree: agreeing.onAgree,
    onLoginWanted: login.askToPay,
  });
  const pay = () => {
    onPay();
    if (goods) {
      choose(goods.id);
      savePackage({ clientType: clientType.id, family: 'vip', id: goods.id });
    }
    checkout.pay();
  };
  return {
    goods,
    goodsList: { packages: goodsList, running },
    choose,
    documents,
    ...agreeing,
    login,
    checkout,
    pay,
  };
}
