import { whenHostConnected } from './when-host-connected.ts';

declare global {
  interface Window {
    /** Set by the boot script from the address; logs in a user who returns from a cashier. */
    jubanTicket?: string | null;
  }
}

/** Resolves once the login state is known, on pages that cashiers return to. */
export async function whenLoginKnown(): Promise<void> {
  await whenHostConnected();
  if (!window.jubanTicket) return;
  await import('./redeem-ticket.ts').then(
    ({ redeemTicket }) => redeemTicket(),
    () => undefined,
  );
}
