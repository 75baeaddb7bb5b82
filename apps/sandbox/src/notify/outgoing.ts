import type { FaultSwitch, NotifyPlan } from './faults.ts';

/** How a provider writes a notification: genuine, forged or wrong. */
export interface NotificationWriter<Envelope> {
  genuine(): Envelope | Promise<Envelope>;
  /** All forgeries. */
  forged(): readonly Envelope[] | Promise<readonly Envelope[]>;
  /** Correctly signed, with a wrong price. */
  wrongAmount(): Envelope | Promise<Envelope>;
}

/** Selects the messages to send for one notification, by its plan and then by the fault switch. */
export function createOutgoing<Envelope>(faults: FaultSwitch) {
  /** Held by `reorder` until another message has been sent. */
  const held: Envelope[] = [];

  function holdForReorder(one: Envelope): Envelope[] {
    const waiting = held.splice(0);
    if (waiting.length > 0) return [one, ...waiting];
    held.push(one);
    return [];
  }

  async function select(plan: NotifyPlan, attempts: number, writer: NotificationWriter<Envelope>) {
    if (plan === 'drop') return [];
    if (plan === 'tampered') return writer.forged();
    const one = await writer.genuine();
    if (plan === 'twice') return [one, one];
    switch (faults.fault) {
      case 'drop':
        return [];
      case 'delay':
        return attempts === 1 ? [] : [one];
      case 'duplicate':
        return [one, one];
      case 'tamper':
        return writer.forged();
      case 'amount':
        return [await writer.wrongAmount()];
      case 'reorder':
        return attempts > 1 ? [one] : holdForReorder(one);
      default:
        return [one, ...held.splice(0)];
    }
  }

  return {
    select,
    /** The held messages belong to trades that no longer exist. */
    forget: () => void held.splice(0),
  };
}

/** These plans end with the first attempt, acknowledged or not. */
export const isFinalPlan = (plan: NotifyPlan) => plan === 'drop' || plan === 'tampered';
