import { useState } from 'react';
import { isRenewable, type Wallet } from '../../lib/package-wallets.ts';
import { useScanCode } from '../../lib/use-scan-code.ts';
import { api } from '../../platform/api/api.ts';
import { isLoginRefusal } from '../../platform/session/is-login-refusal.ts';
import { type DesktopSearch, firstWalletOf, type Goods } from './desktop-data.ts';
import type { DesktopRules } from './desktop-rules.ts';
import type { Who } from './use-desktop-user.ts';

interface TillFacts {
  rules: DesktopRules;
  goods: Goods | undefined;
  who: Who;
  search: Pick<DesktopSearch, 'lencid' | 'from_path'>;
  onStale: () => void;
}

const RETRY_MS = 15_000;

/** The wallet of the chosen package and the code that pays it. */
export function usePayCode({ rules, goods, who, search, onStale }: TillFacts) {
  const { cashier } = rules;
  const { wallet, pick } = useWallet(goods);
  const { isAgreed, agree } = useAgreement(goods, rules);
  const payChannel = cashier ?? wallet;
  const unlessStale = (cause: unknown): never => {
    if (isLoginRefusal(cause)) onStale();
    throw cause;
  };
  const { state, refresh } = useScanCode({
    isOn: who === 'user',
    choice:
      goods && isAgreed ? `${goods.refGoodsCode}/${goods.refSellingChannelId}/${payChannel}` : undefined,
    ask: () =>
      api
        .createQr({
          ...refOf(goods),
          renew: goods && isRenewable(goods) ? 1 : 0,
          payChannel,
          clientType: rules.seller.id,
          from_path: search.from_path || window.location.pathname,
          ...(search.lencid && { lencid: search.lencid }),
        })
        .catch(unlessStale),
    askStatus: (orderNo) => api.getPayStatus({ orderNo }).then(({ payStatus }) => payStatus, unlessStale),
    // The user decides whether to retry after 360's refusal.
    retryMs: cashier === 'qihoo' ? undefined : RETRY_MS,
  });
  return { state, refresh, wallet, pick, isAgreed, agree, cashier };
}

export type PayCode = ReturnType<typeof usePayCode>;

/** The goods of its first wallet; all goods infos of a package are the same goods. */
function refOf(goods: Goods | undefined) {
  const { refGoodsCode, refSellingChannelId } = goods?.goodsInfos[0] ?? goods ?? {};
  return { goodsCode: refGoodsCode ?? '', sellingChannelId: refSellingChannelId ?? 0 };
}

/** Choosing a package selects its first wallet, even if another was selected before. */
function useWallet(goods: Goods | undefined) {
  const [picked, setPicked] = useState<{ id: string; wallet: Wallet }>();
  const kept = picked?.id === goods?.id ? picked : undefined;
  // Forget the wallet as soon as another package is chosen.
  if (picked && !kept) setPicked(undefined);
  const own = goods ? firstWalletOf(goods) : 'aliPay';
  const pick = (next: Wallet) => goods && setPicked({ id: goods.id, wallet: next });
  return { wallet: kept?.wallet ?? own, pick };
}

function useAgreement(goods: Goods | undefined, { wantsAgreement }: DesktopRules) {
  const [agreed, setAgreed] = useState<readonly string[]>([]);
  const isAgreed = !wantsAgreement || !goods || !isRenewable(goods) || agreed.includes(goods.id);
  const agree = () => goods && setAgreed((before) => [...before, goods.id]);
  return { isAgreed, agree };
}
