export type ContractState = 'signing' | 'active' | 'closing' | 'closed' | 'expired';
/** `none` is the origin of a contract that does not exist yet. */
export type ContractOrigin = ContractState | 'none';

/** The facts that decide whether a contract may take a step. */
export interface ContractFacts {
  /** The provider confirmed the signing. */
  isSigned: boolean;
  /** The provider confirmed that the contract was terminated. This is final. */
  isUnsigned: boolean;
  /** Not signed before the deadline. */
  isOver: boolean;
  /**
   * The owner can still undo the cancellation: they cancelled it themselves, the paid period is still
   * running, and the provider has not been told yet.
   */
  mayResume: boolean;
  /** The refund that ended this contract was reversed. */
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
 * All allowed steps; the database enforces the same list. Only an active contract is charged. `closing`: no
 * more charges unless resumed. `closed`: terminated at the provider. `expired`: never signed.
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

export function mayTakeContractStep(from: ContractOrigin, to: ContractState, facts: ContractFacts): boolean {
  return CONTRACT_STEPS.some((step) => step.from === from && step.to === to && step.guard(facts));
}
