import { fenOf } from '../lib/values.ts';
import type { FaultSwitch, NotifyPlan } from '../notify/faults.ts';
import { createOutgoing } from '../notify/outgoing.ts';
import { type Posted, post } from '../notify/post.ts';
import type { Notice, Protocol } from './protocol.ts';
import type { Trade } from './trade.ts';

const TIME_LIMIT_MS = 5_000;
const WRONG_FEN = 1;

export interface Sent extends Posted {
  outTradeNo: string;
  isAcknowledged: boolean;
}

interface Envelope {
  trade: Trade;
  notice: Notice;
  isGenuine: boolean;
}

/** Writes and posts notifications. The plan of the notification takes precedence over the fault switch. */
export function createDispatch(protocol: Protocol, faults: FaultSwitch) {
  const outgoing = createOutgoing<Envelope>(faults);

  async function genuine(trade: Trade, wrongFen?: number): Promise<Envelope> {
    const notice = await protocol.write(trade, wrongFen ?? trade.fen);
    return { trade, notice, isGenuine: wrongFen === undefined };
  }
  const wrongFen = () => fenOf(faults.amount) ?? WRONG_FEN;
  const forged = (trade: Trade): Promise<Envelope[]> =>
    Promise.all(
      Object.values(protocol.forgeries).map(async (forge) => ({
        trade,
        notice: await forge(trade, wrongFen()),
        isGenuine: false,
      })),
    );

  async function postNotice({ trade, notice, isGenuine }: Envelope): Promise<Sent> {
    const { outTradeNo, notifyUrl } = trade;
    const posted = await post({ notifyUrl, ...notice, isGenuine }, TIME_LIMIT_MS);
    const isAcknowledged = isGenuine && protocol.isAcknowledged(posted.httpStatus, posted.answer);
    return { outTradeNo, isAcknowledged, ...posted };
  }

  return {
    async send(trade: Trade, plan: NotifyPlan, attempts: number): Promise<Sent[]> {
      const sent: Sent[] = [];
      const writer = {
        genuine: () => genuine(trade),
        forged: () => forged(trade),
        wrongAmount: () => genuine(trade, wrongFen()),
      };
      for (const envelope of await outgoing.select(plan, attempts, writer))
        sent.push(await postNotice(envelope));
      return sent;
    },
    forget: outgoing.forget,
    /** The notification as of now, or a forgery; undefined for an unknown forgery. */
    async write(trade: Trade, forgery?: string): Promise<Notice | undefined> {
      if (!forgery) return (await genuine(trade)).notice;
      return protocol.forgeries[forgery]?.(trade, wrongFen());
    },
  };
}
