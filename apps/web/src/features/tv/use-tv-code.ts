import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { runWhileSeen } from '../../lib/run-while-seen.ts';
import { currentClient } from '../../lib/session.ts';
import type { TvGoods } from './tv-data.ts';

export type TvCode =
  | { kind: 'waiting' }
  | { kind: 'shown'; text: string; endsAt: number }
  | { kind: 'failed' }
  | { kind: 'paid' };

const WAITING: TvCode = { kind: 'waiting' };
const POLL_MS = 3000;
/** A walk along the shelf makes no order of every package it passes. */
const SETTLE_MS = 400;
const RETRY_MS = 15_000;
/** Orders that a phone may still be paying, the newest last. */
const WATCHED = 4;

/** The code of the chosen package, renewed before it ends; paid once a phone, whichever, has paid. */
export function useTvCode(goods: TvGoods | undefined, isOn: boolean) {
  const [code, setCode] = useState<TvCode>(WAITING);
  const [turn, setTurn] = useState(0);
  const orders = useRef<readonly string[]>([]);
  const refresh = useCallback(() => setTurn((before) => before + 1), []);
  const { refGoodsCode: goodsCode, refSellingChannelId: sellingChannelId } = goods ?? {};
  const isPaid = code.kind === 'paid';

  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn asks for the same goods' next code
  useEffect(() => {
    if (!isOn || isPaid || goodsCode === undefined || sellingChannelId === undefined) return;
    let isLeft = false;
    setCode(WAITING);
    const renew = async () => {
      const next = await askCode(goodsCode, sellingChannelId);
      if (isLeft) return undefined;
      if (!next) {
        setCode({ kind: 'failed' });
        return RETRY_MS;
      }
      orders.current = [...orders.current.filter((known) => known !== next.orderNo), next.orderNo].slice(
        -WATCHED,
      );
      setCode({ kind: 'shown', text: next.qrContent, endsAt: Date.now() + next.expiresIn * 1000 });
      return next.expiresIn * 1000;
    };
    const stop = runWhileSeen(renew, SETTLE_MS);
    return () => {
      isLeft = true;
      stop();
    };
  }, [goodsCode, sellingChannelId, isOn, isPaid, turn]);

  useEffect(() => {
    if (!isOn || isPaid) return;
    const poll = async () => {
      const seen = await Promise.all(orders.current.map(askStatus));
      if (seen.some(({ payStatus }) => payStatus === 'PAID')) {
        setCode({ kind: 'paid' });
        return undefined;
      }
      const closed = seen.filter(({ payStatus }) => payStatus === 'CLOSED').map(({ orderNo }) => orderNo);
      if (closed.includes(orders.current.at(-1) ?? '')) refresh();
      orders.current = orders.current.filter((orderNo) => !closed.includes(orderNo));
      return POLL_MS;
    };
    return runWhileSeen(poll, POLL_MS);
  }, [isOn, isPaid, refresh]);

  return { code, refresh };
}

const askCode = (goodsCode: string, sellingChannelId: number) =>
  api
    .getTvQr({
      goodsCode,
      sellingChannelId,
      clientType: currentClient().clientType.id,
      from_path: window.location.pathname,
    })
    .catch(() => undefined);

/** An answer that did not come says nothing. */
const askStatus = (orderNo: string) =>
  api.getTvPayStatus({ orderNo }).then(
    ({ payStatus }) => ({ orderNo, payStatus }),
    () => ({ orderNo, payStatus: 'WAIT' as const }),
  );
