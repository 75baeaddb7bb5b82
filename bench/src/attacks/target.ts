import type { CallInput, CallName, CallOutput, Envelope } from '@juban/contract';

export type Headers = Readonly<Record<string, string>>;
export type Answer<Data> = Envelope<Data> & { status: number };

/** The product as an attacker reaches it: in production several processes take the calls in turn. */
export interface Target {
  call<Name extends CallName>(
    name: Name,
    input: CallInput<Name>,
    headers?: Headers,
  ): Promise<Answer<CallOutput<Name>>>;
  /** A message to the address for the notifications of Alipay; answers the body. */
  notify(body: string, headers: Headers): Promise<{ status: number; body: string }>;
  /** The newest code sent to a phone; undefined where none was sent. */
  readCode(phone: string): Promise<string | undefined>;
  sandboxUrl: string;
  /** The rows that break an invariant. */
  violations(): Promise<readonly string[]>;
}

export interface Outcome {
  /** What was tried, with its number. */
  tried: readonly string[];
  /** What the attacker gained; empty where the product held. */
  gained: readonly string[];
}

export interface Attack {
  /** Its number in the list of attacks in docs/security.md, and what is tried. */
  name: string;
  run(target: Target, times: number): Promise<Outcome>;
}

export const isGranted = ({ code }: { code: string | number }) => code === '0000';

export const countGranted = (answers: ReadonlyArray<{ code: string | number }>) =>
  answers.filter(isGranted).length;

/** All at once. */
export const together = <Result>(times: number, work: (turn: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: times }, (_unused, turn) => work(turn)));

export async function inTurn<Result>(times: number, work: (turn: number) => Promise<Result>) {
  const results: Result[] = [];
  for (let turn = 0; turn < times; turn += 1) results.push(await work(turn));
  return results;
}
