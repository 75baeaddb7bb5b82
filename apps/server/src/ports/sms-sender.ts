export interface SmsMessage {
  /** Eleven digits. */
  phone: string;
  code: string;
  purpose: string;
  /** The brand's registered name, shown in brackets before the text. */
  signature: string;
}

/** A message that contains no code: carriers send it by a separate template for each purpose. */
export interface SmsNotice {
  phone: string;
  purpose: 'renewal' | 'device';
  signature: string;
  /** The values for the template's blanks. */
  blanks: Readonly<Record<string, string>>;
  /** The whole text, for carriers without templates. */
  text: string;
}

/**
 * Sends messages through the carrier. Rejects if one was not accepted within the adapter's time limit, with
 * SmsUnanswered if it may have been sent nevertheless.
 */
export interface SmsSender {
  send(message: SmsMessage): Promise<void>;
  notify(notice: SmsNotice): Promise<void>;
}

/** The carrier did not answer: the message may have been sent. */
export class SmsUnanswered extends Error {
  override name = 'SmsUnanswered';
}
