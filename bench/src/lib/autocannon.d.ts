declare module 'autocannon' {
  interface CannonRequest {
    method?: 'GET' | 'POST';
    path?: string;
    headers?: Readonly<Record<string, string>>;
    body?: string;
  }

  interface CannonClient {
    setRequests(requests: readonly CannonRequest[]): void;
  }

  interface CannonOptions {
    url: string;
    connections: number;
    /** Total number of requests. */
    amount: number;
    requests: readonly CannonRequest[];
    /** Called for each connection before its first request. */
    setupClient?: (client: CannonClient) => void;
  }

  interface CannonResult {
    '2xx': number;
    non2xx: number;
    errors: number;
    statusCodeStats: Readonly<Record<string, { count: number }>>;
    /** In ms. */
    latency: { p50: number; p99: number };
  }

  interface CannonRun extends Promise<CannonResult> {
    on(event: 'response', listener: () => void): this;
  }

  export default function autocannon(options: CannonOptions): CannonRun;
}
