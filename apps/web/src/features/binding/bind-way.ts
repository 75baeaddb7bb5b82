import type { PhoneForm, PhoneProblem } from '../../lib/phone-form.ts';

/** What one page does with a phone, and what it says when that cannot be done. */
export interface BindWay {
  /** The countdown goes on under it when the dialog is opened again. */
  key: string;
  sendProblem: (form: PhoneForm) => PhoneProblem | undefined;
  bindProblem: (form: PhoneForm) => PhoneProblem | undefined;
  send: (input: { uuid: string; imgCode: string; mobile: string }) => Promise<unknown>;
  bind: (input: { mobile: string; code: string }) => Promise<unknown>;
  sendFailed: (cause: unknown) => string;
  bindFailed: (cause: unknown) => string;
}
