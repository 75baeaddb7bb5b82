import { NOT_LOGGED_IN } from '@juban/contract/codes';
import type { CallOutput } from '@juban/contract/schemas';
import { ApiError } from '../../platform/api/api-error.ts';
import { waitAfter } from './check-waits.ts';
import { saysNoSuchOrder } from './no-such-order.ts';
import type { OrderDetail } from './order-data.ts';

/** The known state of a payment, as the page shows it. */
export type PayCheck =
  | { kind: 'paid' | 'unpaid'; order: OrderDetail; risenTo: number | null }
  /** `looks`: number of checks; `resting`: automatic checks have ended; `offline`: no answer. */
  | { kind: 'checking'; looks: number; resting: boolean; offline: boolean }
  | { kind: 'missing' }
  | { kind: 'guest' };

interface PayCheckOptions {
  ask: () => Promise<CallOutput<'checkOrder'>>;
  onChange: (check: PayCheck) => void;
  /** Schedules the work; returns a function that cancels it. */
  later?: (work: () => void, ms: number) => () => void;
}

export interface PayChecker {
  /** Checks at once instead of waiting, unless the state is final. */
  look: () => Promise<void>;
  /** Checks whatever the state is, and then automatically again. */
  restart: () => Promise<void>;
  stop: () => void;
}

const byTimer = (work: () => void, ms: number) => {
  const timer = setTimeout(work, ms);
  return () => clearTimeout(timer);
};

/** Whether the state can no longer change. An open order may still be paid. */
function isFinal(check: PayCheck): boolean {
  if (check.kind === 'checking') return false;
  return check.kind !== 'unpaid' || check.order.state === 'closed';
}

/** Checks until the payment's state is final, waiting longer each time, and stops automatically. */
export function createPayChecker({ ask, onChange, later = byTimer }: PayCheckOptions): PayChecker {
  let looks = 0;
  let isAsking = false;
  let isLeft = false;
  let isDone = false;
  let cancel = () => {};
  const look = async () => {
    if (isAsking || isLeft || isDone) return;
    isAsking = true;
    cancel();
    looks += 1;
    const wait = waitAfter(looks);
    const check = await readCheck(ask, { looks, resting: wait === undefined });
    isAsking = false;
    if (isLeft) return;
    isDone = isFinal(check);
    onChange(check);
    if (wait !== undefined && !isDone) cancel = later(() => void look(), wait);
  };
  return {
    look,
    restart: () => {
      looks = 0;
      isDone = false;
      return look();
    },
    stop: () => {
      isLeft = true;
      cancel();
    },
  };
}

async function readCheck(
  ask: PayCheckOptions['ask'],
  so: { looks: number; resting: boolean },
): Promise<PayCheck> {
  try {
    const { result, order, risenTo } = await ask();
    if (result === 'checking') return { kind: 'checking', ...so, offline: false };
    return { kind: result, order, risenTo };
  } catch (cause) {
    const { code, httpStatus } = cause instanceof ApiError ? cause : new ApiError('', '', 500);
    if (code === NOT_LOGGED_IN) return { kind: 'guest' };
    if (saysNoSuchOrder(cause)) return { kind: 'missing' };
    return { kind: 'checking', ...so, offline: httpStatus === 0 };
  }
}
