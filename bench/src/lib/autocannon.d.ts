declare module 'autocannon' {
  interface CannonRequest {
    path?: string;
    headers?: Readonly<Record<string, string>>;
  }

  interface CannonOptions {
    url: string;
    connections: number;
    /** Requests in all. */
    amount: number;
    requests: readonly CannonRequest[];
  }

  interface CannonResult {
    '2xx': number;
    non2xx: number;
    errors: number;
    /** In ms. */
    latency: { p50: number; p99: number };
  }

  export default function autocannon(options: CannonOptions): Promise<CannonResult>;
}
