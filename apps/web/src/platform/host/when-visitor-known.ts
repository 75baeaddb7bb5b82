import { whenHostMet } from './when-host-met.ts';

declare global {
  interface Window {
    /** Set by the boot script from the address; logs in a user who returns from a cashier. */
    jubanTicket?: string | null;
  }
}

/** Resolves once the login state is known, on pages that cashiers return to. */
export async function whenVisitorKnown(): Promise<void> {
  await whenHostMet();
  if (!window.jubanTicket) return;
  await import('./spend-ticket.ts').then(
    ({ spendTicket }) => spendTicket(),
    () => undefined,
  );
}
