import { type ScanState, useScanCode } from '../../lib/use-scan-code.ts';
import { api } from '../../platform/api/api.ts';
import { currentClient } from '../../platform/session/session.ts';
import type { TvGoods } from './tv-data.ts';

export type TvCode = ScanState;

/** Moving through the packages must not create an order for each. */
const SETTLE_MS = 400;
const RETRY_MS = 15_000;

/** The code of the chosen package; any phone can pay it. */
export function useTvCode(goods: TvGoods | undefined, isOn: boolean) {
  const { state: code, refresh } = useScanCode({
    isOn,
    choice: goods && `${goods.refGoodsCode}/${goods.refSellingChannelId}`,
    ask: () => askCode(goods),
    askStatus: async (orderNo) => (await api.getTvPayStatus({ orderNo })).payStatus,
    settleMs: SETTLE_MS,
    retryMs: RETRY_MS,
  });
  return { code, refresh };
}

const askCode = (goods: TvGoods | undefined) =>
  api.getTvQr({
    goodsCode: goods?.refGoodsCode ?? '',
    sellingChannelId: goods?.refSellingChannelId ?? 0,
    clientType: currentClient().clientType.id,
    from_path: window.location.pathname,
  });
