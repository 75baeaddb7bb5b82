/** A fault the reader can mend: shown as its message alone, without a stack. */
export class Refusal extends Error {}
