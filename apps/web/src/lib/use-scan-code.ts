import { useCallback, useEffect, useRef, useState } from 'react';
import { runWhileVisible } from './run-while-visible.ts';

/** A code to show on a screen. */
interface Scannable {
  orderNo: string;
  qrContent: string;
  /** Seconds until a new code is needed. */
  expiresIn: number;
}

export type ScanState<Code extends Scannable = Scannable> =
  | { kind: 'waiting' }
  | { kind: 'shown'; choice: string; code: Code; endsAt: number }
  | { kind: 'failed'; cause: unknown }
  | { kind: 'paid' };

interface ScanOptions<Code extends Scannable> {
  /** False while no code should be requested, such as without a user. */
  isOn: boolean;
  /** Identifies what is paid; a new value requests a new code. Undefined: nothing is chosen. */
  choice: string | undefined;
  ask: () => Promise<Code>;
  askStatus: (orderNo: string) => Promise<'WAIT' | 'PAID' | 'CLOSED'>;
  /** How long a choice must stay unchanged before its code is requested. */
  settleMs?: number;
  /** Delay before a failed code is requested again; never if absent. */
  retryMs?: number | undefined;
}

const WAITING = { kind: 'waiting' } as const;
const POLL_MS = 3000;
/** Number of recent orders that a phone may still be paying. */
const WATCHED = 4;

/** The code of a choice, renewed before it expires; paid once any phone has paid. */
export function useScanCode<Code extends Scannable>(options: ScanOptions<Code>) {
  const { isOn, choice, settleMs = 0 } = options;
  const [state, setState] = useState<ScanState<Code>>(WAITING);
  const [turn, setTurn] = useState(0);
  const orders = useRef<readonly string[]>([]);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const refresh = useCallback(() => setTurn((before) => before + 1), []);
  const isPaid = state.kind === 'paid';

  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn asks for the same choice's next code
  useEffect(() => {
    if (!isOn || isPaid || choice === undefined) return;
    let isLeft = false;
    setState(WAITING);
    const renew = async () => {
      const { ask, retryMs } = latest.current;
      try {
        const code = await ask();
        if (isLeft) return undefined;
        orders.current = [...orders.current.filter((known) => known !== code.orderNo), code.orderNo].slice(
          -WATCHED,
        );
        const shownMs = code.expiresIn * 1000;
        setState({ kind: 'shown', choice, code, endsAt: Date.now() + shownMs });
        return shownMs;
      } catch (cause) {
        if (!isLeft) setState({ kind: 'failed', cause });
        return retryMs;
      }
    };
    const stop = runWhileVisible(renew, settleMs);
    return () => {
      isLeft = true;
      stop();
    };
  }, [choice, isOn, isPaid, settleMs, turn]);

  useEffect(() => {
    if (!isOn || isPaid) return;
    const poll = async () => {
      const seen = await Promise.all(orders.current.map((orderNo) => statusOf(orderNo, latest.current)));
      if (seen.some(({ payStatus }) => payStatus === 'PAID')) {
        setState({ kind: 'paid' });
        return undefined;
      }
      const closed = seen.filter(({ payStatus }) => payStatus === 'CLOSED').map(({ orderNo }) => orderNo);
      const newest = orders.current[orders.current.length - 1];
      if (newest !== undefined && closed.includes(newest)) refresh();
      orders.current = orders.current.filter((orderNo) => !closed.includes(orderNo));
      return POLL_MS;
    };
    return runWhileVisible(poll, POLL_MS);
  }, [isOn, isPaid, refresh]);

  // Never show the previous choice's code for a new choice.
  const isOther = state.kind === 'shown' && state.choice !== choice;
  return { state: isOther ? WAITING : state, refresh };
}

/** A failed status request says nothing about the payment. */
const statusOf = (orderNo: string, { askStatus }: Pick<ScanOptions<Scannable>, 'askStatus'>) =>
  askStatus(orderNo).then(
    (payStatus) => ({ orderNo, payStatus }),
    () => ({ orderNo, payStatus: 'WAIT' as const }),
  );
