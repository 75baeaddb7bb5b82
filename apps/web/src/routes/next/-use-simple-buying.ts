import { purchaseAgreementTypesOf } from '@juban/catalog/agreement-keys';
import { useState } from 'react';
import { useCheckout } from '../../features/checkout/use-checkout.ts';
import type { Member } from '../../features/purchase/member.ts';
import { useAgreed } from '../../features/purchase/use-agreed.ts';
import { isRenewable } from '../../lib/package-wallets.ts';
import { dataOf } from '../../lib/reader-state.ts';
import type { SimpleData } from './-use-simple-loads.ts';

export interface SimpleSearch {
  source?: string;
  from_path?: string;
  goods_code?: string;
  oaid?: string;
}

export type SimpleBuying = ReturnType<typeof useSimpleBuying>;

/** Which package, whether its documents are ticked, and the way from here to VIP. */
export function useSimpleBuying(
  { clientType, packages, visitor }: SimpleData,
  search: SimpleSearch,
  reloadMember: () => Promise<Member | undefined>,
  onPay: () => void,
) {
  const [picked, choose] = useState<string>();
  const shelf = packages ?? [];
  const named = shelf.find(({ refGoodsCode }) => refGoodsCode === search.goods_code);
  const goods = shelf.find(({ id }) => id === picked) ?? named ?? shelf[0];
  const documents = purchaseAgreementTypesOf(clientType, goods !== undefined && isRenewable(goods));
  const { wantAgreement, ...agreeing } = useAgreed(documents);
  const checkout = useCheckout({
    variant: 'simple',
    goods,
    agreed: agreeing.agreed,
    level: dataOf(visitor)?.level,
    source: search.source,
    fromPath: search.from_path,
    oaid: search.oaid,
    onPaid: async () => (await reloadMember())?.level,
    onAgreementWanted: wantAgreement,
  });
  const pay = () => {
    onPay();
    checkout.pay();
  };
  return { goods, choose, documents, ...agreeing, checkout, pay };
}
