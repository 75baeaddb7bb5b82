import { describe, expect, it } from 'vitest';
import {
  type ContractFacts,
  type ContractOrigin,
  type ContractState,
  mayTakeContractStep,
} from './contract-states.ts';

const STATES: readonly ContractState[] = ['signing', 'active', 'closing', 'closed', 'expired'];
const WAITING: ContractFacts = { isSigned: false, isUnsigned: false, isOver: false, mayResume: false };
const OVER: ContractFacts = { ...WAITING, isOver: true };
const SIGNED: ContractFacts = { ...WAITING, isSigned: true };
const RESUMABLE: ContractFacts = { ...SIGNED, mayResume: true };
const UNSIGNED: ContractFacts = { ...RESUMABLE, isUnsigned: true };

describe('contract states', () => {
  it('[B-069] allow exactly these steps, whatever the facts', () => {
    const facts = [WAITING, OVER, SIGNED, RESUMABLE, UNSIGNED];
    const possible = (['none', ...STATES] as ContractOrigin[]).flatMap((from) =>
      STATES.filter((to) => facts.some((each) => mayTakeContractStep(from, to, each))).map(
        (to) => `${from} ${to}`,
      ),
    );
    expect(possible.sort()).toEqual([
      'active closed',
      'active closing',
      'closing active',
      'closing closed',
      'none signing',
      'signing active',
      'signing closed',
      'signing closing',
      'signing expired',
    ]);
  });

  it.each<[ContractOrigin, ContractState, ContractFacts, boolean]>([
    ['signing', 'active', WAITING, false],
    ['signing', 'active', SIGNED, true],
    ['signing', 'active', UNSIGNED, false],
    ['signing', 'closed', UNSIGNED, true],
    ['signing', 'closed', SIGNED, false],
    ['signing', 'expired', WAITING, false],
    ['signing', 'expired', OVER, true],
    ['signing', 'expired', { ...OVER, isSigned: true }, false],
    ['active', 'closed', SIGNED, false],
    ['active', 'closed', UNSIGNED, true],
    ['closing', 'active', SIGNED, false],
    ['closing', 'active', RESUMABLE, true],
    ['closing', 'active', UNSIGNED, false],
  ])('[B-069] from %s to %s with %j: %s', (from, to, facts, may) => {
    expect(mayTakeContractStep(from, to, facts)).toBe(may);
  });
});
