export interface SmsMessage {
  /** Eleven digits. */
  phone: string;
  code: string;
  purpose: string;
  /** The brand's registered name, shown in brackets before the text. */
  signature: string;
}

/** A message that carries no code: carriers send it by a template of their own for each purpose. */
export interface SmsNotice {
  phone: string;
  purpose: 'renewal' | 'device';
  signature: string;
  /** What the template's blanks are filled with. */
  blanks: Readonly<Record<string, string>>;
  /** The whole text, for carriers without templates. */
  text: string;
}

/**
 * Hands messages to the carrier. Rejects when one was not accepted within the adapter's time limit, with SmsUnanswered
 * where it may have been sent nevertheless.
 */
export interface SmsSender {
  send(message: SmsMessage): Promise<void>;
  notify(notice: SmsNotice): Promise<void>;
}

/** The carrier said neither yes nor no: the message may be on its way. */
export class SmsUnanswered extends Error {
  override name = 'SmsUnanswered';
}
