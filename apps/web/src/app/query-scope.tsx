import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createQueryClient } from './query-client.ts';

let ofThePage: QueryClient | undefined;

/** In the browser one for the page's life, on the server one for each render. */
function pickClient(): QueryClient {
  if (typeof window === 'undefined') return createQueryClient();
  ofThePage ??= createQueryClient();
  return ofThePage;
}

/**
 * Around every screen that queries, wherever it stands, and the same client in each. It is not at the root,
 * because pages that a stranger opens query nothing and must not wait for the code that could.
 */
export function QueryScope({ children }: { children: ReactNode }) {
  const [client] = useState(pickClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
