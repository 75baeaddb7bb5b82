import type { CallInput, CallName, CallOutput, Envelope } from '@juban/contract';

export type Headers = Readonly<Record<string, string>>;
export type Answer<Data> = Envelope<Data> & { status: number };

/** The product as an attacker reaches it; in production, calls are distributed over several processes. */
export interface Target {
  call<Name extends CallName>(
    name: Name,
    input: CallInput<Name>,
    headers?: Headers,
  ): Promise<Answer<CallOutput<Name>>>;
  /** Posts to the address for Alipay's notifications and returns the answer body. */
  notify(body: string, headers: Headers): Promise<{ status: number; body: string }>;
  /** The last code sent to a phone; undefined if none was sent. */
  readCode(phone: string): Promise<string | undefined>;
  sandboxUrl: string;
  /** Rows that violate an invariant. */
  violations(): Promise<readonly string[]>;
}

export interface Outcome {
  /** Attempts, with their counts. */
  tried: readonly string[];
  /** What the attacker gained; empty if the product resisted. */
  gained: readonly string[];
}

export interface Attack {
  /** Number of the attack in docs/security.md and what it tries. */
  name: string;
  run(target: Target, times: number): Promise<Outcome>;
}

export const isGranted = ({ code }: { code: string | number }) => code === '0000';

export const countGranted = (answers: ReadonlyArray<{ code: string | number }>) =>
  answers.filter(isGranted).length;

/** Runs all attempts in parallel. */
export const together = <Result>(times: number, work: (turn: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: times }, (_unused, turn) => work(turn)));

export async function inTurn<Result>(times: number, work: (turn: number) => Promise<Result>) {
  const results: Result[] = [];
  for (let turn = 0; turn < times; turn += 1) results.push(await work(turn));
  return results;
}
