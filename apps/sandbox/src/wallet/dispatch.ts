import { fenOf } from '../lib/values.ts';
import type { FaultSwitch, NotifyPlan } from '../notify/faults.ts';
import { createLeaving } from '../notify/leaving.ts';
import { type Posted, post } from '../notify/post.ts';
import type { Notice, Protocol } from './protocol.ts';
import type { Trade } from './trade.ts';

const TIME_LIMIT_MS = 5_000;
const LIE_FEN = 1;

export interface Sent extends Posted {
  outTradeNo: string;
  isHeard: boolean;
}

interface Envelope {
  trade: Trade;
  notice: Notice;
  isGenuine: boolean;
}

/** Writes and posts notifications, by the trade's plan first, then by the switch. */
export function createDispatch(protocol: Protocol, faults: FaultSwitch) {
  const leaving = createLeaving<Envelope>(faults);

  async function genuine(trade: Trade, lie?: number): Promise<Envelope> {
    const notice = await protocol.write(trade, lie ?? trade.fen);
    return { trade, notice, isGenuine: lie === undefined };
  }
  const lie = () => fenOf(faults.amount) ?? LIE_FEN;
  const forged = (trade: Trade): Promise<Envelope[]> =>
    Promise.all(
      Object.values(protocol.forgeries).map(async (forge) => ({
        trade,
        notice: await forge(trade, lie()),
        isGenuine: false,
      })),
    );

  async function postNotice({ trade, notice, isGenuine }: Envelope): Promise<Sent> {
    const { outTradeNo, notifyUrl } = trade;
    const posted = await post({ notifyUrl, ...notice, isGenuine }, TIME_LIMIT_MS);
    const isHeard = isGenuine && protocol.isHeard(posted.httpStatus, posted.answer);
    return { outTradeNo, isHeard, ...posted };
  }

  return {
    async send(trade: Trade, plan: NotifyPlan, attempts: number): Promise<Sent[]> {
      const sent: Sent[] = [];
      const writing = {
        genuine: () => genuine(trade),
        forged: () => forged(trade),
        lied: () => genuine(trade, lie()),
      };
      for (const envelope of await leaving.leave(plan, attempts, writing))
        sent.push(await postNotice(envelope));
      return sent;
    },
    forget: leaving.forget,
    /** The notification that would be posted now, or a forgery of it; undefined for one nobody knows. */
    async write(trade: Trade, forgery?: string): Promise<Notice | undefined> {
      if (!forgery) return (await genuine(trade)).notice;
      return protocol.forgeries[forgery]?.(trade, lie());
    },
  };
}
