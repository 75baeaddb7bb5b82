import { mayHaveHost } from './may-have-host.ts';

/** Closes the web view; calls `otherwise` if there is none. */
export async function closePage(otherwise: () => void): Promise<void> {
  if (!mayHaveHost()) return otherwise();
  const isClosed = await import('./close-by-host.ts').then(
    ({ closeByHost }) => closeByHost(),
    () => false,
  );
  if (!isClosed) otherwise();
}
