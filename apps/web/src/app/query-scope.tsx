import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createQueryClient } from './query-client.ts';

let ofThePage: QueryClient | undefined;

/** One for the page in the browser, one per render on the server. */
function pickClient(): QueryClient {
  if (typeof window === 'undefined') return createQueryClient();
  ofThePage ??= createQueryClient();
  return ofThePage;
}

/**
 * Provides the same query client to every screen that queries. It is not at the root, because most public
 * pages query nothing and should not wait for its code.
 */
export function QueryScope({ children }: { children: ReactNode }) {
  const [client] = useState(pickClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
