/** An error that the reader can fix: shown as its message without a stack trace. */
export class Refusal extends Error {}
