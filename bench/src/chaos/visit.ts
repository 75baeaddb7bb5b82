import { type CallInput, type CallName, type CallOutput, isSuccess } from '@juban/contract';
import type { HttpAnswer } from '../../../apps/server/test/server-process.ts';
import type { Chance } from '../fuzz/chance.ts';
import { ask, askLab, askSandbox, countAnswer } from './ask.ts';
import { count } from './counts.ts';
import type { Person } from './known-facts.ts';
import type { Stage } from './stage.ts';

export const CLIENT_TYPE = 'Android';

/** One person in one flow. All methods reject if the connection breaks, which is no violation. */
export interface Visit {
  stage: Stage;
  person: Person;
  chance: Chance;
  /** Makes a call as this person, and creates an account first if it is needed. */
  ask<Name extends CallName>(
    name: Name,
    input: CallInput<Name>,
    headers?: Record<string, string>,
  ): Promise<HttpAnswer<CallOutput<Name>>>;
  /** The same; undefined if it is refused. */
  tryTo<Name extends CallName>(
    name: Name,
    input: CallInput<Name>,
    headers?: Record<string, string>,
  ): Promise<{ data: CallOutput<Name> } | undefined>;
  lab<Result>(path: string, body?: object): Promise<Result>;
  sandbox<Result>(path: string, body?: object): Promise<Result>;
  /** Records an acknowledged fact, which the check of its flow or of the given one verifies later. */
  record<Fact extends object>(fact: Fact, flow?: string): Fact;
  violation(what: string): void;
}

export function openVisit(stage: Stage, person: Person, chance: Chance, flow: string): Visit {
  const { facts } = stage;
  count(facts.counts.played, flow);
  const visit: Visit = {
    stage,
    person,
    chance,
    async ask(name, input, headers = {}) {
      const { token } = person;
      const answer = await ask(stage.url, name, input, {
        ...(token ? { token } : {}),
        clientType: CLIENT_TYPE,
        ...headers,
      });
      if (isSuccess(answer.code)) facts.accepted.add(name);
      return answer;
    },
    async tryTo(name, input, headers) {
      const answer = await visit.ask(name, input, headers);
      return countAnswer(stage, flow, answer) ? answer : undefined;
    },
    lab: (path, body) => askLab(stage, path, body),
    sandbox: (path, body) => askSandbox(stage, path, body),
    record(fact, whose = flow) {
      facts.acknowledged += 1;
      facts.recorded.push({ flow: whose, fact });
      return fact;
    },
    violation: (what) => void facts.violations.push(`${flow}: ${what}`),
  };
  return visit;
}
