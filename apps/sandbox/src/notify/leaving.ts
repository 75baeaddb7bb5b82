import type { FaultSwitch, NotifyPlan } from './faults.ts';

/** How one provider writes a notification, truly or not. */
export interface Writing<Envelope> {
  genuine(): Envelope | Promise<Envelope>;
  /** Every forgery there is. */
  forged(): readonly Envelope[] | Promise<readonly Envelope[]>;
  /** Well signed, at another price. */
  lied(): Envelope | Promise<Envelope>;
}

/** What leaves now instead of one plain notification: by its own plan first, then by the switch. */
export function createLeaving<Envelope>(faults: FaultSwitch) {
  /** Under `reorder`: what waits until another one has gone. */
  const held: Envelope[] = [];

  function inOtherOrder(one: Envelope): Envelope[] {
    const waiting = held.splice(0);
    if (waiting.length > 0) return [one, ...waiting];
    held.push(one);
    return [];
  }

  async function leave(plan: NotifyPlan, attempts: number, writing: Writing<Envelope>) {
    if (plan === 'drop') return [];
    if (plan === 'tampered') return writing.forged();
    const one = await writing.genuine();
    if (plan === 'twice') return [one, one];
    switch (faults.fault) {
      case 'drop':
        return [];
      case 'delay':
        return attempts === 1 ? [] : [one];
      case 'duplicate':
        return [one, one];
      case 'tamper':
        return writing.forged();
      case 'amount':
        return [await writing.lied()];
      case 'reorder':
        return attempts > 1 ? [one] : inOtherOrder(one);
      default:
        return [one, ...held.splice(0)];
    }
  }

  return {
    leave,
    /** What waits is of trades that nobody remembers any more. */
    forget: () => void held.splice(0),
  };
}

/** A plan that ends with its first attempt, heard or not. */
export const isFinalPlan = (plan: NotifyPlan) => plan === 'drop' || plan === 'tampered';
