export type ContractState = 'signing' | 'active' | 'closing' | 'closed' | 'expired';
/** Before its first step a contract is nowhere. */
export type ContractOrigin = ContractState | 'none';

/** What decides whether a contract may take a step. */
export interface ContractFacts {
  /** The provider has said that it is signed. */
  isSigned: boolean;
  /** The provider has said that it is unsigned: that word is the last. */
  isUnsigned: boolean;
  /** Nobody signed it in time. */
  isOver: boolean;
  /** Its owner may still take the cancelling back: they asked for it, the paid time runs, the provider was not told. */
  mayResume: boolean;
  /** The refund that ended it was reversed. */
  isReversed?: boolean;
}

export interface ContractStep {
  from: ContractOrigin;
  to: ContractState;
  guard: (facts: ContractFacts) => boolean;
}

const signed = ({ isSigned, isUnsigned }: ContractFacts) => isSigned && !isUnsigned;
const unsigned = ({ isUnsigned }: ContractFacts) => isUnsigned;
const resumable = (facts: ContractFacts) => signed(facts) && facts.mayResume;

/**
 * Every step there is; the database holds the same list. Only an active contract is charged: closing says that it
 * never is again unless resumed, closed that the provider has ended it, expired that it was never signed.
 */
export const CONTRACT_STEPS: readonly ContractStep[] = [
  { from: 'none', to: 'signing', guard: ({ isUnsigned }) => !isUnsigned },
  { from: 'signing', to: 'active', guard: signed },
  { from: 'signing', to: 'closing', guard: signed },
  { from: 'signing', to: 'closed', guard: unsigned },
  { from: 'signing', to: 'expired', guard: ({ isSigned, isOver }) => !isSigned && isOver },
  { from: 'active', to: 'closing', guard: signed },
  { from: 'active', to: 'closed', guard: unsigned },
  { from: 'closing', to: 'active', guard: resumable },
  { from: 'closing', to: 'closed', guard: unsigned },
  { from: 'closed', to: 'active', guard: (facts) => signed(facts) && facts.isReversed === true },
];

export function mayContractStep(from: ContractOrigin, to: ContractState, facts: ContractFacts): boolean {
  return CONTRACT_STEPS.some((step) => step.from === from && step.to === to && step.guard(facts));
}
