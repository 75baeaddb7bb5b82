import { whenHostMet } from './when-host-met.ts';

declare global {
  interface Window {
    /** Taken from the address by the boot script: what logs in whoever comes back from a cashier. */
    jubanTicket?: string | null;
  }
}

/** Resolves once it is known who reads the page, for pages that a cashier leads back to. */
export async function whenVisitorKnown(): Promise<void> {
  await whenHostMet();
  if (!window.jubanTicket) return;
  await import('./spend-ticket.ts').then(
    ({ spendTicket }) => spendTicket(),
    () => undefined,
  );
}
