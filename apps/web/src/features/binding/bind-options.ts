import type { PhoneForm, PhoneProblem } from '../../lib/phone-form.ts';

/** The texts and calls with which one page verifies a phone. */
export interface BindOptions {
  /** Storage key of the countdown, which continues when the dialog opens again. */
  key: string;
  sendProblem: (form: PhoneForm) => PhoneProblem | undefined;
  bindProblem: (form: PhoneForm) => PhoneProblem | undefined;
  send: (input: { uuid: string; imgCode: string; mobile: string }) => Promise<unknown>;
  bind: (input: { mobile: string; code: string }) => Promise<unknown>;
  sendFailed: (cause: unknown) => string;
  bindFailed: (cause: unknown) => string;
}
