/** Upper bounds of the buckets, in seconds. */
const BOUNDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

interface Times {
  call: string;
  status: number;
  /** Counts by bucket, the last one for times above every bound. */
  buckets: number[];
  sum: number;
  count: number;
}

export interface CallTimes {
  observe(call: string, status: number, seconds: number): void;
  /** In Prometheus' text form. */
  write(): string;
}

/**
 * A histogram by call and status. The library's own takes a tenth of a shared read's time, this a hundredth.
 */
export function createCallTimes(): CallTimes {
  const byCall = new Map<string, Map<number, Times>>();
  const all: Times[] = [];
  const begin = (call: string, status: number): Times => {
    const times = { call, status, buckets: new Array<number>(BOUNDS.length + 1).fill(0), sum: 0, count: 0 };
    all.push(times);
    const byStatus = byCall.get(call) ?? new Map<number, Times>();
    byCall.set(call, byStatus.set(status, times));
    return times;
  };
  return {
    observe(call, status, seconds) {
      const times = byCall.get(call)?.get(status) ?? begin(call, status);
      const at = BOUNDS.findIndex((bound) => seconds <= bound);
      const bucket = at === -1 ? BOUNDS.length : at;
      times.buckets[bucket] = (times.buckets[bucket] ?? 0) + 1;
      times.sum += seconds;
      times.count += 1;
    },
    write: () => [HEAD, ...all.map(writeTimes)].join('\n').concat('\n'),
  };
}

const NAME = 'juban_call_seconds';
const HEAD = `# HELP ${NAME} Time from request to answer, by call and HTTP status\n# TYPE ${NAME} histogram`;

function writeTimes({ call, status, buckets, sum, count }: Times): string {
  const labels = `call="${call}",status="${status}"`;
  let below = 0;
  const lines = BOUNDS.map((bound, at) => {
    below += buckets[at] ?? 0;
    return `${NAME}_bucket{le="${bound}",${labels}} ${below}`;
  });
  const ends = [
    `${NAME}_bucket{le="+Inf",${labels}} ${count}`,
    `${NAME}_sum{${labels}} ${sum}`,
    `${NAME}_count{${labels}} ${count}`,
  ];
  return [...lines, ...ends].join('\n');
}
